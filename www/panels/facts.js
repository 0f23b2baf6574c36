// The rows of facts at the foot of a panel.
import { el } from "../dom.js";

/** @param {[string, string | number][]} rows */
export const facts = (rows) => el("dl.facts", {}, rows.map(([name, value]) => el("div", {}, el("dt", {}, name), el("dd", {}, value))));
