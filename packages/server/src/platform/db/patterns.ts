/** A pattern for `like` that finds `words` anywhere: `%` and `_` of a search are letters. */
export const containing = (words: string) => `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`
