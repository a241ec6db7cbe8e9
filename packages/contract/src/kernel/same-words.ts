/** The same keys with other texts: with `en satisfies SameWords<typeof zh>` a missing translation does not compile. */
export type SameWords<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameWords<T[K]> }
