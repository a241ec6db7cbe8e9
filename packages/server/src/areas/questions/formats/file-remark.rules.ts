import { bankWords } from '@residency/contract/areas/questions/bank/text'
import { formatWords } from '@residency/contract/areas/questions/formats/text'
import { fieldLabel, issueSentence, type Language, type WordBook } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { FileRemark } from './filed-question.rules.ts'

type Path = readonly PropertyKey[]

/**
 * The field of a question that an issue is about, with its place in a list. Empty where the
 * sentence says it.
 */
function fieldOf(language: Language, path: Path): string {
  const index = path.findLastIndex(
    (step) => typeof step === 'string' && fieldLabel(language, step, [bankWords]) !== undefined,
  )
  if (index < 0) return ''

  const place = path[index + 1]

  return `${fieldLabel(language, String(path[index]), [bankWords])}${typeof place === 'number' ? ` ${place + 1}` : ''}`
}

/**
 * What is wrong at a place of a file, in the reader's language. Of the file it quotes the name of a
 * kind or part at most, cut short.
 */
export function remarkText(
  words: WordBook,
  language: Language,
  { message, data }: FileRemark,
): string {
  const path = (data.path ?? []) as Path
  const sentence = issueSentence(words, language, { ...data, message, path: [...path] })
  const field = fieldOf(language, path)

  return field === ''
    ? sentence
    : fillSentence(formatWords[language].filePlaces.sentence, { field, sentence })
}

/** The place of a question: a part of the archive, or its number in the file. */
export const placeText = (language: Language, file: string | undefined, number: number) =>
  file ?? fillSentence(formatWords[language].filePlaces.number, { number })
