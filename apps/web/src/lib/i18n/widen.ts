/** The English catalogue's shape with plain strings: a missing or extra German key is a compile error. */
export type Widen<T> = { readonly [K in keyof T]: T[K] extends string ? string : Widen<T[K]> };
