/** A `like` pattern that finds `words` anywhere; `%` and `_` in the search are literal. */
export const containing = (words: string) => `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`
