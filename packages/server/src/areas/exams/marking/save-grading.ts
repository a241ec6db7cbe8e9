import { markingErrors as errors } from '@residency/contract/areas/exams/marking/access'
import type {
  saveGrading as call,
  takeBackGrading as takingBack,
} from '@residency/contract/areas/exams/marking/marking.contract'
import { attemptFlow } from '@residency/contract/areas/exams/taking/attempt.flow'
import type { InputOf } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { changedMeanwhile, fail, found } from '../../../platform/http/fail.ts'
import { HALF_POINT } from '../judgement/final-points.rules.ts'
import { markMany } from '../judgement/mark-ended.ts'
import { findMarkWithGradings, lockAttempt } from './grading.queries.ts'
import { findAttemptOfNumber } from './marker-numbers.ts'
import { isReleased } from './marking.policy.ts'
import { mustMark } from './show-answer.ts'

type Answer = { id: number; number: number; itemId: number; part: string }

async function openAnswer(tx: SignedCtx, { id, number, ...place }: Answer) {
  await mustMark(tx, id)

  const attemptId = found(await findAttemptOfNumber(tx.db, id, tx.actor.userId, number))
  const attempt = found(await lockAttempt(tx.db, id, attemptId))
  if (isReleased(attempt.state)) throw fail(errors.markReleased)

  const mark = found(await findMarkWithGradings(tx.db, attemptId, place))

  return {
    ...mark,
    attemptId,
    own: mark.gradings.find((grading) => grading.markerId === tx.actor.userId),
  }
}

type AnswerPlace = { attemptId: number; itemId: number; part: string }

const close = async (
  tx: SignedCtx,
  action: string,
  { attemptId, itemId, part }: AnswerPlace,
  detail: object,
) => {
  await tx.audit({
    action: `learning.marking.${action}`,
    entity: attemptFlow.name,
    entityId: attemptId,
    detail: { itemId, part, ...detail },
  })
  await markMany(tx, [attemptId])
}

/**
 * Stores the points that a marker gives an answer, or their correction. A second marker is refused
 * where one marks.
 */
export const saveGrading = (
  ctx: SignedCtx,
  { given: newPoints, comment, version, ...answer }: InputOf<typeof call, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const {
      attemptId,
      most: maxPoints,
      points,
      gradings,
      own: ownGrading,
    } = await openAnswer(tx, answer)
    if (newPoints > maxPoints || (newPoints % HALF_POINT !== 0 && newPoints !== maxPoints))
      throw fail(errors.markTooHigh, { most: maxPoints / 100 })
    if (ownGrading?.version !== version) throw changedMeanwhile()

    const columns = { points: newPoints, comment, at: tx.now() }

    if (ownGrading) {
      await tx.db
        .updateTable('learningGradings')
        .set({ ...columns, version: ownGrading.version + 1 })
        .where('id', '=', ownGrading.id)
        .execute()
    } else {
      if (points !== null) throw fail(errors.markedByOthers)

      const { itemId, part } = answer

      await tx.db
        .insertInto('learningGradings')
        .values({
          attemptId,
          itemId,
          part,
          round: gradings.length + 1,
          markerId: tx.actor.userId,
          ...columns,
        })
        .execute()
        .catch(constraintErrors({ learning_gradings_round: errors.markedByOthers }))
    }

    await close(tx, ownGrading ? 'change' : 'give', { ...answer, attemptId }, { given: newPoints })

    return { version: (ownGrading?.version ?? 0) + 1 }
  })

/** Takes back what the reader gave, while nobody marked the answer after that. */
export const takeBackGrading = (
  ctx: SignedCtx,
  { version, ...answer }: InputOf<typeof takingBack, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const { attemptId, gradings, own: ownGrading } = await openAnswer(tx, answer)
    if (ownGrading?.version !== version) throw changedMeanwhile()
    if (gradings.some(({ round }) => round > ownGrading.round)) throw fail(errors.markFollowed)

    await tx.db.deleteFrom('learningGradings').where('id', '=', ownGrading.id).execute()
    await close(tx, 'takeBack', { ...answer, attemptId }, {})

    return { isTakenBack: true }
  })
