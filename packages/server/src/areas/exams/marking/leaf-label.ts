import type {
  QuestionContent,
  SimpleQuestion,
} from '@residency/contract/areas/questions/bank/question.shape'
import { invariant } from '../../../platform/invariant.ts'

/** The question of a leaf: the question itself, or a part of a case. */
export function questionOf({ body }: QuestionContent, part: string): SimpleQuestion {
  if (body.kind !== 'case') return body

  const partOfCase = body.parts.find(({ id }) => id === part)

  invariant(partOfCase, 'a mark names a part of its question')

  return partOfCase.question
}

/** Its number on the paper: `12`, or `12(2)` for the second part. */
export function numberOf(place: number, { body }: QuestionContent, part: string): string {
  if (body.kind !== 'case') return String(place)
  return `${place}(${body.parts.findIndex(({ id }) => id === part) + 1})`
}
