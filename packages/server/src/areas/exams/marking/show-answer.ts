import { markingErrors as errors } from '@residency/contract/areas/exams/marking/access'
import type { QuestionContent } from '@residency/contract/areas/questions/bank/question.shape'
import { toQuestionView } from '@residency/contract/areas/questions/bank/question-view.shape'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found, notFound } from '../../../platform/http/fail.ts'
import { placeOf } from '../journal/journal.rules.ts'
import { findAnswers } from '../judgement/judge.queries.ts'
import { findWithheldQuestions } from '../secrecy/exam-secrecy.ts'
import { mustNotSit } from '../secrecy/must-not-sit.ts'
import { takerOf } from '../taking/attempt.policy.ts'
import { findBars } from './grading.queries.ts'
import { questionOf } from './leaf-label.ts'
import { drawMarkerNumbers } from './marker-numbers.ts'
import { markScope } from './marking.policy.ts'
import {
  countOwn,
  findAnswerOf,
  findNextNumber,
  findPrevious,
  type Place,
} from './marking.queries.ts'
import { rubricPoints } from './rubric.rules.ts'

/** The reader marks this exam, does not sit it, and its window is over. */
export async function mustMark(ctx: SignedCtx, examId: number) {
  const exam = mustNotSit(found(await findBars(ctx.db, markScope(ctx.actor), examId, ctx.now())))
  if (!exam.isOver) throw fail(errors.markNotOver, { closes: minuteInChina(exam.closesAt) })
}

type AnswerInput = Place & { id: number; number?: number | undefined }

/**
 * The answer the reader marks next, or one the reader has marked. It contains neither the taker,
 * nor how many have marked it, nor their points.
 */
export async function getAnswerToMark(ctx: SignedCtx, { id, number, itemId, part }: AnswerInput) {
  const { db, actor } = ctx
  const place = { itemId, part }
  await mustMark(ctx, id)

  await drawMarkerNumbers(ctx, id)

  const answerNumber = number ?? (await findNextNumber(db, id, actor.userId, place))
  const counts = await countOwn(db, id, actor.userId, place)
  if (answerNumber === null) {
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

  const answer = found(await findAnswerOf(db, id, actor.userId, answerNumber, place))
  // The reader must not see an answer that only another marker has marked.
  if (answer.grading === null && !answer.waits) throw notFound()

  const why = (await findWithheldQuestions(ctx, takerOf(actor), [answer.questionId])).get(
    answer.questionId,
  )
  if (why !== undefined) throw fail(errors.markHeldBack, { why })

  const content = answer.content as unknown as QuestionContent
  const leaf = questionOf(content, part)
  const rubric = 'rubric' in leaf ? leaf.rubric : []

  const { each, together } = rubricPoints(
    rubric.map(({ share }) => share),
    answer.most,
  )

  const text = (await findAnswers(db, [answer.attemptId]))
    .get(answer.attemptId)
    ?.get(placeOf(itemId, part))

  return {
    ...counts,
    number: answerNumber,
    question: toQuestionView(content),
    most: answer.most,
    text: typeof text === 'string' ? text : null,
    asked: part === '' ? null : leaf.stem,
    reference: 'reference' in leaf ? leaf.reference : null,
    rubric: rubric.map((line, index) => ({ ...line, points: each[index]! })),
    rubricTotal: together,
    own:
      answer.grading === null
        ? null
        : { given: answer.given!, comment: answer.comment, version: answer.version! },
    previousNumber: await findPrevious(db, id, actor.userId, place, answer.grading),
  }
}
