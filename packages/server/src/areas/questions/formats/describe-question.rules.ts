import type {
  QuestionBody,
  SimpleQuestion,
} from '@residency/contract/areas/questions/bank/question.shape'
import { bankWords } from '@residency/contract/areas/questions/bank/text'
import type { UnderstoodQuestion } from '@residency/contract/areas/questions/formats/format.contract'
import type { Language } from '@residency/contract/kernel'
import { writeBlanks } from '../question-sheet/question-cells.rules.ts'
import type { FoundQuestion } from './filed-question.rules.ts'

const LONGEST_STEM = 120
const LONGEST_KEY = 200

/** A text on one line, cut behind so many characters. */
export const shortened = (text: string, max: number) => {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()]
  return characters.length > max ? `${characters.slice(0, max).join('')}…` : characters.join('')
}

const letterAt = (options: readonly { id: string }[], id: string) => {
  const index = options.findIndex((option) => option.id === id)
  return index < 0 ? '' : String.fromCharCode(65 + index)
}

/**
 * What is right, as a sheet of questions writes it: B, ABD, the answers of blanks; pairs as 1–B.
 */
function keyOfSimple(question: SimpleQuestion, language: Language): string {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return [question.right]
        .flat()
        .map((id) => letterAt(question.options, id))
        .sort()
        .join('')
    case 'trueFalse':
      return question.right ? bankWords[language].truth.yes : bankWords[language].truth.no
    case 'blank':
      return writeBlanks(question.blanks)
    case 'matching':
      return question.prompts
        .map(({ right }, at) => `${at + 1}–${letterAt(question.options, right)}`)
        .join('  ')
    default:
      return question.reference ?? ''
  }
}

const keyOf = (body: QuestionBody, language: Language): string =>
  body.kind === 'case'
    ? body.parts
        .map(({ question }, at) => `(${at + 1}) ${keyOfSimple(question, language)}`)
        .join('  ')
    : keyOfSimple(body, language)

function countOf(body: QuestionBody): number {
  if (body.kind === 'case') return body.parts.length
  if (body.kind === 'blank') return body.blanks.length

  return 'options' in body ? body.options.length : 0
}

/**
 * A question as it was understood, for a preview. `notes`: what of it is left out, as sentences.
 */
export function describeQuestion(
  question: FoundQuestion,
  notes: readonly string[],
  language: Language,
): Omit<UnderstoodQuestion, 'isKnown'> {
  const { content, line, file } = question
  return {
    line,
    file: file ?? null,
    kind: content.body.kind,
    stem: shortened(content.body.stem, LONGEST_STEM),
    count: countOf(content.body),
    key: shortened(keyOf(content.body, language), LONGEST_KEY),
    notes: [...notes],
  }
}
