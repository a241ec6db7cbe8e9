/**
 * A sentence with its `{placeholders}` filled. `{count:day|days}` is the word that goes with the
 * count, without the count.
 */
export const fillSentence = (sentence: string, values: Readonly<Record<string, unknown>>): string =>
  sentence.replaceAll(
    /\{(\w+)(?::([^|{}]*)\|([^{}]*))?\}/g,
    (whole, name: string, singular?: string, plural?: string) => {
      const value = values[name]
      if (value === undefined) return whole
      if (singular === undefined) return String(value)

      return Number(value) === 1 ? singular : plural!
    },
  )

/** At most `max` UTF-16 units from the beginning of a text, without half a character at the end. */
export const beginningOf = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
