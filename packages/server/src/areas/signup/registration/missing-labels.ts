import { signupWords } from '@residency/contract/areas/signup/text'
import { joinItems, joinParts, type Language } from '@residency/contract/kernel'

/** Names of fields, sections and `level.field` of studies as the reader calls them, in one line. */
export function labelsOf({ language }: { language: Language }, names: readonly string[]): string {
  const { fields, sections } = signupWords[language]
  const known: Readonly<Record<string, string>> = { ...sections, ...fields }

  const label = (name: string) =>
    joinParts(
      language,
      name.split('.').map((part) => known[part] ?? part),
    )

  return joinItems(language, names.map(label))
}

/** Levels of education as the reader calls them. */
export const levelsOf = ({ language }: { language: Language }): Readonly<Record<string, string>> =>
  signupWords[language].levels
