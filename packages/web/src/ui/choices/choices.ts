import type { Option } from '../fields/fields.tsx'

/** A list of values with the word for each, as selects and filters take them. */
export const toChoices = <Value extends string | number>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
): { value: Value; label: string }[] => values.map((value) => ({ value, label: words[value] }))

/** Values that are their own words, such as years and months. */
export const toSameChoices = (values: readonly string[]): { value: string; label: string }[] =>
  values.map((value) => ({ value, label: value }))

/**
 * Choices as a filter takes them: it keeps its value in the address, as text. While they are loaded
 * the list is empty.
 */
export const toTextChoices = (
  choices: readonly Option[] = [],
): { value: string; label: string }[] =>
  choices.map(({ value, label }) => ({ value: String(value), label }))
