import type {
  AnswerValue,
  BlankField,
  SimpleQuestion,
} from '@residency/contract/areas/questions/bank/question.shape'

function blankAnswer({ accepted, number }: BlankField) {
  if (accepted[0] !== undefined) return accepted[0]
  if (number === null) return ''

  return number.tolerance === 0 ? `${number.value}` : `${number.value} ± ${number.tolerance}`
}

/**
 * A right answer in the form of an answer, to be shown after the release; of a text its reference.
 */
export function rightAnswerOf(question: SimpleQuestion): AnswerValue {
  switch (question.kind) {
    case 'blank':
      return question.blanks.map(blankAnswer)
    case 'matching':
      return Object.fromEntries(question.prompts.map(({ id, right }) => [id, right]))
    case 'short':
    case 'essay':
      return question.reference
    default:
      return question.right
  }
}
