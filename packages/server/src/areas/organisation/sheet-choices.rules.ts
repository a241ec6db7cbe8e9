import { organisationWords } from '@residency/contract/areas/organisation/text'
import { kernelWords, type Language } from '@residency/contract/kernel'

type Kinds = 'departmentKinds' | 'trainingUnitKinds' | 'baseModes' | 'professions'

/** The words of a choice in both languages, by its value: what a cell may say. */
export const wordsOf = <V extends string>(
  kinds: Kinds,
  values: readonly V[],
): ReadonlyMap<V, readonly string[]> => {
  const [zh, en] = [
    organisationWords['zh-cn'][kinds] as Readonly<Record<string, string>>,
    organisationWords.en[kinds] as Readonly<Record<string, string>>,
  ]

  return new Map(values.map((value) => [value, [zh[value]!, en[value]!]]))
}

/** The word a reader is shown for a value. */
export const wordIn = (language: Language, kinds: Kinds, value: string): string =>
  (organisationWords[language][kinds] as Readonly<Record<string, string>>)[value] ?? value

type Words = (typeof organisationWords)['zh-cn']['errors']

/** A refusal as the text of a cell. */
export const refusalIn = (language: Language, key: keyof Words): string =>
  organisationWords[language].errors[key]

/** The text of a row that the reader may not write. */
export const notAllowedIn = (language: Language): string => kernelWords[language].errors.notAllowed

/** The names of a cell that holds several. */
export const several = (text: string): string[] => [
  ...new Set(
    text
      .split(/[、,，;；]/)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
]
