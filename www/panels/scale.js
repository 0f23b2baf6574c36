// The rating as a needle on a ruled scale from 1 to 12.
import { svg } from "../dom.js";

const LEFT = 6;
const RIGHT = 362;

/** @param {number} rating */
const x = (rating) => LEFT + ((Math.min(Math.max(rating, 1), 12) - 1) / 11) * (RIGHT - LEFT);

/** @param {number} rating */
export function scale(rating) {
  const ticks = Array.from({ length: 23 }, (_, i) => `M${x(1 + i / 2)} 18v${i % 2 ? -4 : -8}`).join("");
  const numbers = Array.from({ length: 12 }, (_, i) => svg("text", { x: x(i + 1), y: 34, "text-anchor": "middle" }, i + 1));
  return svg("svg.scale", { viewBox: "0 0 368 38", "aria-hidden": "true" },
    svg("path.tick", { d: `M${LEFT} 18H${RIGHT}${ticks}` }),
    svg("path.reached", { d: `M${LEFT} 18H${x(rating)}` }),
    svg("path.needle", { d: `M${x(rating)} 15.5l-5.5-9h11z` }),
    numbers,
  );
}
