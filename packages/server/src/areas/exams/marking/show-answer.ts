import { markingErrors as errors } from '@residency/contract/areas/exams/marking/access'
import type { QuestionContent } from '@residency/contract/areas/questions/bank/question.shape'
import { toQuestionView } from '@residency/contract/areas/questions/bank/question-view.shape'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found, notFound } from '../../../platform/http/fail.ts'
import { placeOf } from '../journal/journal.rules.ts'
import { findAnswers } from '../judgement/judge.queries.ts'
import { findHeldBack } from '../secrecy/held-back.ts'
import { takerOf } from '../taking/attempt.policy.ts'
import { drawMarkerNumbers } from './marker-numbers.ts'
import {
  countOwn,
  findAnswerOf,
  findNextNumber,
  findPrevious,
  type Place,
} from './marking.queries.ts'
import { mustMark } from './must-mark.ts'
import { rubricPoints } from './rubric.rules.ts'
import { questionOf } from './shown-leaf.ts'

type AnswerInput = Place & { id: number; number?: number | undefined }

/**
 * The answer the reader marks next, or one the reader has marked. Nothing in it says whose it is,
 * how many have marked it, or what they gave.
 */
export async function getAnswerToMark(ctx: SignedCtx, { id, number, itemId, part }: AnswerInput) {
  const { db, actor } = ctx
  const place = { itemId, part }
  await mustMark(ctx, id)

  await drawMarkerNumbers(ctx, id)

  const at = number ?? (await findNextNumber(db, id, actor.userId, place))
  const counts = await countOwn(db, id, actor.userId, place)
  if (at === null) {
    const previousNumber = await findPrevious(db, id, actor.userId, place, null)
    return {
      ...counts,
      number: null,
      question: null,
      asked: null,
      text: null,
      reference: null,
      rubric: [],
      rubricTotal: 0,
      most: 0,
      own: null,
      previousNumber,
    }
  }

  const one = found(await findAnswerOf(db, id, actor.userId, at, place))
  // another's answer that is marked is none of the reader's business
  if (one.grading === null && !one.waits) throw notFound()

  const why = (await findHeldBack(ctx, takerOf(actor), [one.questionId])).get(one.questionId)
  if (why !== undefined) throw fail(errors.markHeldBack, { why })

  const content = one.content as unknown as QuestionContent
  const leaf = questionOf(content, part)
  const rubric = 'rubric' in leaf ? leaf.rubric : []

  const { each, together } = rubricPoints(
    rubric.map(({ share }) => share),
    one.most,
  )

  const text = (await findAnswers(db, [one.attemptId]))
    .get(one.attemptId)
    ?.get(placeOf(itemId, part))

  return {
    ...counts,
    number: at,
    question: toQuestionView(content),
    most: one.most,
    text: typeof text === 'string' ? text : null,
    asked: part === '' ? null : leaf.stem,
    reference: 'reference' in leaf ? leaf.reference : null,
    rubric: rubric.map((line, at) => ({ ...line, points: each[at]! })),
    rubricTotal: together,
    own:
      one.grading === null
        ? null
        : { given: one.given!, comment: one.comment, version: one.version! },
    previousNumber: await findPrevious(db, id, actor.userId, place, one.grading),
  }
}
