import type { dutyReview } from '@residency/contract/areas/teachers/requirements/duty.contract'
import { DUTY_REVIEW_ACTIONS, dutyRecordFlow } from '@residency/contract/areas/teachers/requirements/duty-record.flow'
import type { Decision, InputOf } from '@residency/contract/kernel'
import { decideMany, decideOne } from '../../../platform/flow/decide.ts'
import { moveMany } from '../../../platform/flow/move-many.ts'
import type { ReviewPlan } from '../../../platform/flow/review-plan.ts'
import { reviewedFlow } from '../../../platform/flow/reviewed-flow.ts'
import { undoDecision } from '../../../platform/flow/undo-decision.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { dutyActions, relationsToDuty } from './duty.policy.ts'
import { type DutyRow, findDutiesForUpdate } from './duty.queries.ts'

const plan: ReviewPlan<Decision<(typeof DUTY_REVIEW_ACTIONS)[number]>> = {
  flow: dutyRecordFlow,
  table: 'teaching_records',
  columns: ['reason', 'updated_at'],
  move: async (tx, { action, reason }, ids, versions) => {
    const asked = {
      ...{ action, reason, ids, versions },
      rows: await findDutiesForUpdate(tx.db, visibleTeachers(tx.actor), ids),
      relationsOf: (duty: DutyRow) => relationsToDuty(duty, tx.actor),
      nameOf: (duty: DutyRow) => duty.name,
    }
    const result = await moveMany(tx, dutyRecordFlow, asked, (state, rows) =>
      tx.db
        .updateTable('teaching_records')
        .set((e) => ({ state, reason, version: e('version', '+', 1), updated_at: tx.now() }))
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute(),
    )
    if (action === 'reject')
      await notify(
        tx,
        'dutyRecord.reject',
        result.moved.map((duty) => ({
          userId: duty.user_id,
          values: { topic: duty.topic, heldOn: duty.held_on, reason: reason ?? '' },
          path: '/teacher/duties',
        })),
      )
    return result
  },
  actionsOn: async (tx, id) => {
    const [duty] = await findDutiesForUpdate(tx.db, visibleTeachers(tx.actor), [id])
    return duty ? dutyActions(duty, tx.actor) : []
  },
}
/** Confirms a teaching activity, or turns it down with a reason. */
export const actOnDuty = (ctx: SignedCtx, input: InputOf<typeof dutyReview.act, 'out'>) => decideOne(ctx, plan, input)
export const actOnDuties = (ctx: SignedCtx, input: InputOf<typeof dutyReview.actMany, 'out'>) => decideMany(ctx, plan, input)
export const undoDuties = (ctx: SignedCtx, input: InputOf<typeof dutyReview.undo, 'out'>) => undoDecision(ctx, plan, input)

/** Who may decide about a record of this review. */
export const reviewedDuties = reviewedFlow({
  flow: dutyRecordFlow,
  decisions: DUTY_REVIEW_ACTIONS,
  page: '/teacher/duty-records',
  find: async (ctx, id) => (await findDutiesForUpdate(ctx.db, visibleTeachers(ctx.actor), [id]))[0],
  relationsTo: (ctx, row) => relationsToDuty(row, ctx.actor),
})
