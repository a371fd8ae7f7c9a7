/**
 * The structure of the English catalog with plain strings,
 * so that a missing or extra German key is a compile error.
 */
export type Widen<T> = { readonly [K in keyof T]: T[K] extends string ? string : Widen<T[K]> };
