import type {
  AnswerValue,
  BlankField,
  SimpleQuestion,
} from '@residency/contract/areas/questions/bank/question.shape'
import { foldAnswer, numberOfAnswer } from '../../questions/questions.public.ts'

/** Kinds that a person marks. */
export const KINDS_BY_HAND: readonly SimpleQuestion['kind'][] = ['short', 'essay']

export const isByHand = ({ kind }: Pick<SimpleQuestion, 'kind'>) => KINDS_BY_HAND.includes(kind)

const asText = (value: unknown) => (typeof value === 'string' ? value : '')
const asTexts = (value: AnswerValue): readonly string[] => (Array.isArray(value) ? value : [])

/** Floating point: 0.1 + 0.2 is within a tolerance of 0 of 0.3. */
const ROUNDING = 1e-9

function isBlankRight({ accepted, isExactCase, number }: BlankField, answer: string) {
  const typed = foldAnswer(answer, isExactCase)
  if (typed === '') return false
  if (accepted.some((text) => foldAnswer(text, isExactCase) === typed)) return true

  const typedNumber = numberOfAnswer(answer)
  if (number === null || typedNumber === null) return false

  return (
    Math.abs(typedNumber - number.value) <=
    number.tolerance + ROUNDING * Math.max(1, Math.abs(number.value))
  )
}

/**
 * How large a part of a question is answered rightly: [right, of]. Null: a person decides.
 * `givesPart`: some right options of a multiple choice and no wrong one earn their part; else it is
 * all or nothing.
 */
export function rightParts(
  question: SimpleQuestion,
  value: AnswerValue,
  givesPart: boolean,
): [right: number, of: number] | null {
  switch (question.kind) {
    case 'single':
      return [value === question.right ? 1 : 0, 1]
    case 'trueFalse':
      return [value === question.right ? 1 : 0, 1]
    case 'multiple': {
      const chosen = new Set(asTexts(value))
      const right = question.right.filter((id) => chosen.has(id)).length
      const isWhole = right === question.right.length && chosen.size === right
      if (isWhole) return [1, 1]

      return givesPart && chosen.size === right ? [right, question.right.length] : [0, 1]
    }
    case 'blank':
      return [
        question.blanks.filter((blank, index) => isBlankRight(blank, asText(asTexts(value)[index])))
          .length,
        question.blanks.length,
      ]
    case 'matching': {
      const answer =
        typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
      return [
        question.prompts.filter(({ id, right }) => answer[id] === right).length,
        question.prompts.length,
      ]
    }
    default:
      return value === null || (typeof value === 'string' && value.trim() === '') ? [0, 1] : null
  }
}

/**
 * Points of an answer in hundredths, rounded; null: a person decides. No answer is worth nothing,
 * also where a person marks.
 */
export function scoreAnswer(
  question: SimpleQuestion,
  value: AnswerValue,
  points: number,
  givesPart: boolean,
): number | null {
  const parts = rightParts(question, value, givesPart)
  return parts && Math.round((points * parts[0]) / parts[1])
}
