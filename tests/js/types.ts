// Checked by tsc, not run: the declared types are those of the real exports, name by name.

import type * as declared from "../../js/types.js";
import type * as real from "../../js/index.js";
import type * as declaredPool from "../../js/pool.d.ts";
import type * as realPool from "../../js/pool.js";

/** `true` where two sets of names are the same. */
type Same<A, B> = [A, B] extends [B, A] ? true : false;

export const names: Same<keyof typeof declared, keyof typeof real> = true;
export const poolNames: Same<keyof typeof declaredPool, keyof typeof realPool> = true;

type Functions<M> = Omit<M, "SudokuError">;
declare const api: typeof real;
export const functions: Functions<typeof declared> = api;

declare const error: real.SudokuError;
export const fields: Omit<declared.SudokuError, "name"> = error;
