import type { trainingBaseReview } from '@residency/contract/areas/teachers/training/training-base.contract'
import { TRAINING_BASE_REVIEW_ACTIONS, trainingBaseFlow } from '@residency/contract/areas/teachers/training/training-base.flow'
import type { Decision, InputOf } from '@residency/contract/kernel'
import { decideMany, decideOne } from '../../../platform/flow/decide.ts'
import { moveMany } from '../../../platform/flow/move-many.ts'
import type { ReviewPlan } from '../../../platform/flow/review-plan.ts'
import { reviewedFlow } from '../../../platform/flow/reviewed-flow.ts'
import { undoDecision } from '../../../platform/flow/undo-decision.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { auditActions, relationsToTrainingBase } from './training-base.policy.ts'
import { findTrainingBasesForUpdate, type TrainingBaseRow } from './training-base.queries.ts'

type BaseDecision = Decision<(typeof TRAINING_BASE_REVIEW_ACTIONS)[number]>
const plan: ReviewPlan<BaseDecision> = {
  flow: trainingBaseFlow,
  table: 'teacher_training_bases',
  columns: ['reason', 'updated_at'],
  move: async (tx, { action, reason }, ids, versions) => {
    const asked = {
      ...{ action, reason, ids, versions },
      rows: await findTrainingBasesForUpdate(tx.db, visibleTeachers(tx.actor), ids),
      relationsOf: (row: TrainingBaseRow) => relationsToTrainingBase(row, tx.actor),
      nameOf: (row: TrainingBaseRow) => row.name,
    }
    const result = await moveMany(tx, trainingBaseFlow, asked, (state, rows) =>
      tx.db
        .updateTable('teacher_training_bases')
        .set((e) => ({ state, reason, version: e('version', '+', 1), updated_at: tx.now() }))
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute(),
    )
    const recipients = result.moved.map((row) => {
      const values = { base: row.name, year: String(row.year), reason: reason ?? '' }
      return { userId: row.applied_by, values, valuesEn: { ...values, base: row.name_en ?? row.name }, path: '/teacher/training-base' }
    })
    await notify(tx, `trainingBase.${action}`, recipients)
    return result
  },
  actionsOn: async (tx, id) => {
    const [row] = await findTrainingBasesForUpdate(tx.db, visibleTeachers(tx.actor), [id])
    return row ? auditActions(row, tx.actor) : []
  },
}
/** The office passes the application of a base, returns it for correction, or turns it down. */
export const actOnTrainingBase = (ctx: SignedCtx, input: InputOf<typeof trainingBaseReview.act, 'out'>) => decideOne(ctx, plan, input)
export const actOnTrainingBases = (ctx: SignedCtx, input: InputOf<typeof trainingBaseReview.actMany, 'out'>) => decideMany(ctx, plan, input)
export const undoTrainingBases = (ctx: SignedCtx, input: InputOf<typeof trainingBaseReview.undo, 'out'>) => undoDecision(ctx, plan, input)

/** Who may decide about a record of this review. */
export const reviewedTrainingBases = reviewedFlow({
  flow: trainingBaseFlow,
  decisions: TRAINING_BASE_REVIEW_ACTIONS,
  page: '/teacher/training-base',
  find: async (ctx, id) => (await findTrainingBasesForUpdate(ctx.db, visibleTeachers(ctx.actor), [id]))[0],
  relationsTo: (ctx, row) => relationsToTrainingBase(row, ctx.actor),
})
