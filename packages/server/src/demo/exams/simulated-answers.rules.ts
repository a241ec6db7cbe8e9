import type {
  AnswerValue,
  SimpleQuestion,
} from '@residency/contract/areas/questions/bank/question.shape'
import type { Random } from '../../algorithms/random.ts'

import { NOT_KNOWN } from './simulated-answers.text.ts'

/** The answer that earns all points; of one that a person marks, the reference. */
export function rightAnswer(question: SimpleQuestion): AnswerValue {
  switch (question.kind) {
    case 'single':
    case 'multiple':
    case 'trueFalse':
      return question.right
    case 'blank':
      return question.blanks.map(({ accepted, number }) => accepted[0] ?? String(number?.value))
    case 'matching':
      return Object.fromEntries(question.prompts.map(({ id, right }) => [id, right]))
    default:
      return question.reference ?? NOT_KNOWN
  }
}

/**
 * An answer as somebody gives it who does not know: a distractor, one option too few, another
 * blank.
 */
export function wrongAnswer(question: SimpleQuestion, random: Random): AnswerValue {
  const among = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  switch (question.kind) {
    case 'single':
      return among(question.options.filter(({ id }) => id !== question.right)).id
    case 'multiple': {
      const wrong = question.options.filter(({ id }) => !question.right.includes(id))
      const fewer = question.right.slice(1)
      return wrong.length > 0 && random() < 0.6 ? [...fewer, among(wrong).id] : fewer
    }
    case 'trueFalse':
      return !question.right
    case 'blank':
      return question.blanks.map(() => NOT_KNOWN)
    case 'matching':
      return Object.fromEntries(
        question.prompts.map(({ id, right }) => [
          id,
          among(question.options.filter((option) => option.id !== right)).id,
        ]),
      )
    default:
      return NOT_KNOWN
  }
}

const [SLOPE, EASE, STEP] = [1.2, 0.9, 0.6]
const MIDDLE = 3

/**
 * How likely somebody of an ability (standard normal) answers a question of a difficulty (1 to 5)
 * rightly.
 */
export const chanceOf = (ability: number, difficulty: number) =>
  1 / (1 + Math.exp(-SLOPE * (ability + EASE - STEP * (difficulty - MIDDLE))))
