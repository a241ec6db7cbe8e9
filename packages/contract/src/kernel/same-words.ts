/** The same keys with other sentences: `en satisfies SameWords<typeof zh>` leaves no word out. */
export type SameWords<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameWords<T[K]> }
