export type Language = 'zh-cn' | 'en'

/** The language a reader asked for, by Accept-Language; Chinese unless English comes first. */
export const languageOf = (header: string | undefined): Language =>
  /^\s*en\b/i.test(header ?? '') ? 'en' : 'zh-cn'

/** A text in both languages. Chinese is the source. */
type Pair = readonly [zh: string, en: string]

/** Texts by key; a list of texts is a list of pairs. */
export type PairTree = {
  readonly [key: string | number]: Pair | PairTree | readonly (Pair | PairTree | readonly Pair[])[]
}

/** What a tree of pairs is in one language. */
export type Texts<T> = T extends Pair ? string : { readonly [K in keyof T]: Texts<T[K]> }

/** What texts are as pairs. */
export type Pairs<T> = T extends string ? Pair : { readonly [K in keyof T]: Pairs<T[K]> }

/** Texts in both languages, read as `signupWords[ctx.language].fields`. */
export type Book<T> = { readonly 'zh-cn': T; readonly en: T }

const isPair = (node: unknown): node is Pair => Array.isArray(node) && typeof node[0] === 'string'

/** Applies `change` to every value of an object or a list. */
function mapValues(node: object, change: (value: unknown, key: string) => unknown): unknown {
  if (Array.isArray(node)) return node.map((value, index) => change(value, String(index)))
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(value, key)]))
}

function textsOf(node: unknown, index: 0 | 1): unknown {
  if (isPair(node)) return node[index]
  return mapValues(node as object, (value) => textsOf(value, index))
}

function pairUp(zh: unknown, en: unknown): unknown {
  if (typeof zh === 'string') return [zh, en]
  return mapValues(zh as object, (value, key) =>
    pairUp(value, (en as Readonly<Record<string, unknown>>)[key]),
  )
}

/** The book of these pairs: `book({ title: ['院校库', 'Schools'] })`. */
export const book = <const T extends PairTree>(pairs: T): Book<Texts<T>> => ({
  'zh-cn': textsOf(pairs, 0) as Texts<T>,
  en: textsOf(pairs, 1) as Texts<T>,
})

/**
 * The pairs of a book, for a book that takes texts from another one: `book({
 * ...pairsOf(tableWords), title: … })`.
 */
export const pairsOf = <T>({ 'zh-cn': zh, en }: Book<T>): Pairs<T> => pairUp(zh, en) as Pairs<T>

/**
 * One text of a record in the reader's language: the English one where it was written, else the
 * Chinese one.
 */
export const labelIn = <T>(language: Language, zh: T, en: T | null | undefined): T =>
  (language === 'en' && en) || zh

type NameRecord = { readonly name: string; readonly nameEn: string | null }

/** What a record is called in the reader's language. */
export const nameIn = (language: Language, { name, nameEn }: NameRecord): string =>
  labelIn(language, name, nameEn)

/** Its name in the other language, where it has another one. */
export const otherNameIn = (language: Language, row: NameRecord): string | null => {
  const other = nameIn(language === 'en' ? 'zh-cn' : 'en', row)
  return other === nameIn(language, row) ? null : other
}
