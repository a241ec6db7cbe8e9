import type { SameWords } from './same-words.ts'

export type Language = 'zh-cn' | 'en'
/** The language a reader asked for, by Accept-Language; Chinese unless English comes first. */
export const languageOf = (header: string | undefined): Language => (/^\s*en\b/i.test(header ?? '') ? 'en' : 'zh-cn')

/** Words in both languages, read as `signupWords[ctx.language].fields`. Chinese is the source, English leaves nothing out. */
export type Book<T> = { readonly 'zh-cn': SameWords<T>; readonly en: SameWords<T> }
export const book = <const T>(zh: T, en: SameWords<T>): Book<T> => ({ 'zh-cn': zh as SameWords<T>, en })

/** One text of a record in the reader's language: the English one where it was written, else the Chinese one. */
export const labelIn = <T>(language: Language, zh: T, en: T | null | undefined): T => (language === 'en' && en) || zh

type Named = { readonly name: string; readonly nameEn: string | null }
/** What a record is called in the reader's language. */
export const nameIn = (language: Language, { name, nameEn }: Named): string => labelIn(language, name, nameEn)
/** Its name in the other language, where it has another one. */
export const otherNameIn = (language: Language, row: Named): string | null => {
  const other = nameIn(language === 'en' ? 'zh-cn' : 'en', row)
  return other === nameIn(language, row) ? null : other
}
