/** What kernels import (src/core/kernel/imports.ts). */

/** The caller's heuristic function: the estimated cost to a goal dx columns and dy rows away. It may throw, or search by another kernel. */
export declare function estimate(dx: i32, dy: i32): f64;

/** Throws an error that says that memory is out of order, and asks for a report. */
export declare function disorder(): void;

/** Returns whether a debug kernel is to refuse an allocation after which so many bytes were in use (test/support/kernels.ts). */
export declare function refuses(bytes: f64): bool;
