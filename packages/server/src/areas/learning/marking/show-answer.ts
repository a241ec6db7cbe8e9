import type { QuestionContent } from '@residency/contract/areas/learning/bank/question.shape'
import { toShown } from '@residency/contract/areas/learning/bank/shown-question.shape'
import { markingErrors as errors } from '@residency/contract/areas/learning/marking/errors'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found, notFound } from '../../../platform/http/fail.ts'
import { findHeldBack } from '../secrecy/held-back.ts'
import { takerOf } from '../taking/attempt.policy.ts'
import { placeOf } from '../taking/journal.rules.ts'
import { findAnswers } from './judge.queries.ts'
import { markScope } from './marking.policy.ts'
import { countOwn, findAnswerOf, findMarking, findNextAttempt, findPrevious, type Place } from './marking.queries.ts'
import { questionOf } from './shown-leaf.ts'

type Wanted = Place & { id: number; attemptId?: number | undefined }
/**
 * The answer the reader marks next, or one the reader has marked. Nothing in it says whose it is, how many have marked it, or what they
 * gave.
 */
export async function getAnswerToMark(ctx: SignedCtx, { id, attemptId, itemId, part }: Wanted) {
  const { db, actor } = ctx
  const place = { itemId, part }
  found(await findMarking(db, markScope(actor), id))
  const at = attemptId ?? (await findNextAttempt(db, id, actor.userId, place))
  const counts = await countOwn(db, id, actor.userId, place)
  if (at === null) {
    const previousId = await findPrevious(db, id, actor.userId, place, null)
    return {
      ...counts,
      ...{ attemptId: null, question: null, asked: null, text: null, reference: null, rubric: [], most: 0, own: null },
      previousId,
    }
  }
  const one = found(await findAnswerOf(db, id, actor.userId, at, place))
  if (one.is_own) throw fail(errors.markOwnAnswer)
  // another's answer that is marked is none of the reader's business
  if (one.grading === null && !one.waits) throw notFound()
  const why = (await findHeldBack(ctx, takerOf(actor), [one.question_id])).get(one.question_id)
  if (why !== undefined) throw fail(errors.markHeldBack, { why })
  const content = one.content as unknown as QuestionContent
  const leaf = questionOf(content, part)
  const text = (await findAnswers(db, [at])).get(at)?.get(placeOf(itemId, part))
  return {
    ...{ ...counts, attemptId: at, question: toShown(content), most: one.most, text: typeof text === 'string' ? text : null },
    asked: part === '' ? null : leaf.stem,
    reference: 'reference' in leaf ? leaf.reference : null,
    rubric: 'rubric' in leaf ? leaf.rubric : [],
    own: one.grading === null ? null : { given: one.given!, comment: one.comment, version: one.version! },
    previousId: await findPrevious(db, id, actor.userId, place, one.grading),
  }
}
