// Icons as inline SVG. Decoration only: whatever holds one has its name in words.
import { svg } from "./dom.js";

/** @type {Record<string, string>} path data in a 20 by 20 box */
const PATHS = {
  undo: "M7.5 5 4 8.5 7.5 12M4 8.5h8a3.8 3.8 0 0 1 0 7.6h-1.5",
  redo: "M12.5 5 16 8.5 12.5 12M16 8.5H8a3.8 3.8 0 0 0 0 7.6h1.5",
  erase: "M7.2 4.5h8.3a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5H7.2L2.8 10zM9.6 8l4 4m0-4-4 4",
  down: "m6.5 8.5 3.5 3.5 3.5-3.5",
  left: "M12 5.5 7.5 10l4.5 4.5",
  right: "M8 5.5 12.5 10 8 14.5",
  plus: "M10 3.8v12.4M3.8 10h12.4",
  share: "M10 12.2V3.2M6.6 6.2 10 2.8l3.4 3.4M6.6 9H4.2v8h11.6V9h-2.4",
  settings: "M3 6h7.6M14.8 6H17M3 14h2.2M9.4 14H17M12.7 3.9a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2zM7.3 11.9a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2z",
  help: "M7.2 7.4a2.9 2.9 0 1 1 4.4 2.5c-1.1.7-1.6 1.3-1.6 2.3M10 15.6v.1",
  close: "M5 5l10 10M15 5 5 15",
};

/** @param {string} name @param {number} [size] */
export function icon(name, size = 20) {
  const frame = { viewBox: "0 0 20 20", width: size, height: size, "aria-hidden": "true" };
  if (name === "more") return svg("svg.icon", frame, ...[4, 10, 16].map((cx) => svg("circle", { cx, cy: 10, r: 1.7, fill: "currentColor", stroke: "none" })));
  if (name === "theme") return svg("svg.icon", frame, svg("circle", { cx: 10, cy: 10, r: 6.8 }), svg("path", { d: "M10 3.2a6.8 6.8 0 0 1 0 13.6z", fill: "currentColor", stroke: "none" }));
  return svg("svg.icon", frame, svg("path", { d: PATHS[name] }));
}

/** Nine dots, the ninth a brass square. */
export function mark() {
  const dots = [3, 10, 17].flatMap((cy) => [3, 10, 17].map((cx) => ({ cx, cy }))).slice(0, 8);
  return svg("svg", { viewBox: "0 0 20 20", width: 18, height: 18, "aria-hidden": "true" },
    dots.map((dot) => svg("circle", { ...dot, r: 1.75 })),
    svg("rect.brass", { x: 14.2, y: 14.2, width: 5.6, height: 5.6, rx: 0.6 }),
  );
}

/** How a mode writes: one big dot, two corner dots, two middle dots. @param {string} mode */
export function modePicture(mode) {
  const dots = { digit: [[9, 9, 4]], corner: [[5.4, 5, 1.5], [12.6, 5, 1.5]], centre: [[6.6, 9, 1.7], [11.4, 9, 1.7]] }[mode] ?? [];
  return svg("svg.picture", { viewBox: "0 0 18 18", width: 18, height: 18, "aria-hidden": "true" },
    svg("rect", { x: 0.75, y: 0.75, width: 16.5, height: 16.5, rx: 2.5 }),
    dots.map(([cx, cy, r]) => svg("circle.dot", { cx, cy, r })),
  );
}

/** A status shape: a shape of its own for each, colour second. @param {string} kind */
export function statusShape(kind) {
  const parts = {
    one: [svg("circle.face", { cx: 9, cy: 9, r: 8.2 }), svg("path.cut", { d: "m5.4 9.2 2.5 2.5 4.7-5" })],
    several: [svg("circle.line", { cx: 6.4, cy: 9, r: 4.6 }), svg("circle.line", { cx: 11.6, cy: 9, r: 4.6 })],
    none: [svg("path.face", { d: "M5.6 0.8h6.8l4.8 4.8v6.8l-4.8 4.8H5.6L0.8 12.4V5.6z" }), svg("path.cut", { d: "m6.3 6.3 5.4 5.4m0-5.4-5.4 5.4" })],
    busy: [svg("circle.track", { cx: 9, cy: 9, r: 7 }), svg("path.line", { d: "M9 2a7 7 0 0 1 7 7" })],
    empty: [svg("circle.line", { cx: 9, cy: 9, r: 7.2 })],
    unread: [svg("path.line", { d: "M9 2.2 16.6 15.6H1.4zM9 7v4m0 2.2v.1" })],
    note: [svg("circle.line", { cx: 9, cy: 9, r: 7.2 }), svg("path.line", { d: "M9 8.2v4.3M9 5.4v.1" })],
  }[kind];
  return svg(`svg.shape.${kind}`, { viewBox: "0 0 18 18", width: 18, height: 18, "aria-hidden": "true" }, parts ?? []);
}
