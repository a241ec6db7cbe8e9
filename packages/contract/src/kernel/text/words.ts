import type { ErrorDef } from '../calls/errors.ts'
import { kernelWords } from './kernel.text.ts'
import type { Language } from './label.ts'
import { fillSentence } from './sentence.ts'

/** Words of one area, by kind. `errors` and `issues` are keyed without the area's name. */
export type AreaWords = {
  readonly errors?: Readonly<Record<string, string>>
  readonly issues?: Readonly<Record<string, string>>
  readonly fields?: Readonly<Record<string, string>>
  readonly auditActions?: Readonly<Record<string, string>>

  /** Made by `joinWords`: the labels of fields by audit action. */
  readonly auditFields?: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly [kind: string]: unknown
}

/** Both languages of every area, as the composition root lists them. */
export type WordBook = Readonly<
  Record<string, { readonly 'zh-cn': AreaWords; readonly en: AreaWords }>
>

const kernelBook: WordBook = { kernel: kernelWords }

/**
 * The sentence of a key like `accounts.usernameTaken` or `kernel.text.required`; undefined without
 * one.
 */
export function sentence(
  book: WordBook,
  language: Language,
  kind: 'errors' | 'issues',
  key: string,
  data: Readonly<Record<string, unknown>> = {},
) {
  const [area = '', ...rest] = key.split('.')
  const words = (book[area] ?? kernelBook[area])?.[language]?.[kind]
  const found = words?.[rest.join('.')]

  // a key like `toString` finds what every object inherits
  return typeof found === 'string' ? fillSentence(found, data) : undefined
}

/** The sentence of an error def. */
export const errorSentence = (
  book: WordBook,
  language: Language,
  def: ErrorDef,
  data?: Readonly<Record<string, unknown>>,
) => sentence(book, language, 'errors', def.key, data) ?? def.key

/** A fault as zod reports it; what else it holds depends on its code. */
export type Issue = { code?: string | undefined; message: string; path: PropertyKey[] }

/**
 * The sentence of a zod issue: its message if that is a key of ours (`kernel.text.required`), else
 * one by the kind of issue. The field's own label is put in front by the reader of the sentence,
 * not here.
 */
export function issueSentence(book: WordBook, language: Language, fault: Issue): string {
  const issue: Issue & Readonly<Record<string, unknown>> = { ...fault }
  const own = sentence(book, language, 'issues', issue.message, issue)
  if (own !== undefined) return own

  const issues = kernelWords[language].issues
  const missing =
    issue.code === 'invalid_type' &&
    (issue.input === undefined || issue.input === null || /undefined|null/.test(issue.message))
  if (missing) return issues['text.required']
  if (issue.code === 'too_small')
    return fillSentence(issue.origin === 'string' ? issues.tooShort : issues.tooSmall, issue)
  if (issue.code === 'too_big')
    return fillSentence(issue.origin === 'string' ? issues['text.tooLong'] : issues.tooBig, issue)
  if (issue.code === 'invalid_value') return issues.notOneOf
  if (issue.code === 'unrecognized_keys') return issues.unknownField

  return issues.wrong
}

/** Words that may name the fields of an input, in both languages. */
export type FieldWords = Readonly<
  Record<Language, { readonly fields?: Readonly<Record<string, string>> }>
>

/**
 * The label of an input field in the first of these words that have one, else in the kernel's.
 * Words of other contracts are never asked: the same name means something else there.
 */
export function fieldLabel(
  language: Language,
  name: string,
  words: readonly (FieldWords | undefined)[],
): string | undefined {
  const lists = [...words, kernelWords].map(
    (areaWords) => areaWords?.[language].fields as Readonly<Record<string, string>> | undefined,
  )

  return lists.find((fields) => fields && Object.hasOwn(fields, name))?.[name]
}
