import { signupEn } from '@residency/contract/areas/signup/words.en'
import { signupZh } from '@residency/contract/areas/signup/words.zh-CN'
import type { Language } from '@residency/contract/kernel'

const JOIN = { 'zh-cn': '\u3001', en: ', ' } as const

/** Names of fields, sections and `level.field` of studies as the reader calls them, in one line. */
export function labelsOf({ language }: { language: Language }, names: readonly string[]): string {
  const { fields, sections } = language === 'en' ? signupEn : signupZh
  const known: Readonly<Record<string, string>> = { ...sections, ...fields }
  const label = (name: string) =>
    name
      .split('.')
      .map((part) => known[part] ?? part)
      .join(language === 'en' ? ': ' : '\u00b7')
  return names.map(label).join(JOIN[language])
}

/** Levels of education as the reader calls them. */
export const levelsOf = ({ language }: { language: Language }): Readonly<Record<string, string>> =>
  (language === 'en' ? signupEn : signupZh).levels
