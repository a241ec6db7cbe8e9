import type { traineeChangeReview } from '@residency/contract/areas/students/changes/change.contract'
import { TRAINEE_CHANGE_REVIEW_ACTIONS, traineeChangeFlow } from '@residency/contract/areas/students/changes/trainee-change.flow'
import type { Decision, InputOf } from '@residency/contract/kernel'
import { decideMany, decideOne } from '../../../platform/flow/decide.ts'
import { moveMany, type Obstacle, type ReadVersions } from '../../../platform/flow/move-many.ts'
import type { ReviewPlan } from '../../../platform/flow/review-plan.ts'
import { reviewedFlow } from '../../../platform/flow/reviewed-flow.ts'
import { undoDecision } from '../../../platform/flow/undo-decision.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { visibleTrainees } from '../students.policy.ts'
import { applyChanges, findObstacles, restoreFacts } from './apply-changes.ts'
import { isOpen, relationsToTraineeChange, traineeChangeActions } from './change.policy.ts'
import { type ChangeRow, findChangesForUpdate } from './change.queries.ts'
import { thingLabel } from './thing-label.ts'

type ChangeDecision = Decision<(typeof TRAINEE_CHANGE_REVIEW_ACTIONS)[number]>
const rowsOf = (tx: SignedCtx, ids: readonly number[]) => findChangesForUpdate(tx.db, visibleTrainees(tx.actor), ids)
const plan: ReviewPlan<ChangeDecision, null> = {
  flow: traineeChangeFlow,
  table: 'trainee_changes',
  columns: ['reason', 'updated_at'],
  move: async (tx, { action, reason }, ids, versions) => {
    const rows = await rowsOf(tx, ids)
    const waiting = rows.filter((row) => isOpen(row.state))
    const asked = {
      ...{ action, reason, ids, versions, rows },
      obstacles: action === 'pass' ? await findObstacles(tx, waiting) : new Map<number, Obstacle>(),
      relationsOf: (change: ChangeRow) => relationsToTraineeChange(change, tx.actor),
      nameOf: (change: ChangeRow) => change.name,
    }
    const result = await moveMany(tx, traineeChangeFlow, asked, async (state, going) => {
      await tx.db
        .updateTable('trainee_changes')
        .set((e) => ({ state, reason, version: e('version', '+', 1), updated_at: tx.now() }))
        .where(
          'id',
          'in',
          going.map(({ id }) => id),
        )
        .execute()
      if (action === 'pass') await applyChanges(tx, going)
    })
    const noticeTo = (change: ChangeRow) => ({
      userId: change.user_id,
      values: { field: thingLabel(tx, change.field), reason: reason ?? '' },
      path: '/student/file',
    })
    await notify(tx, `traineeChange.${action}`, result.moved.map(noticeTo))
    return result
  },
  actionsOn: async (tx, id) => {
    const [change] = await rowsOf(tx, [id])
    return change ? traineeChangeActions(change, tx.actor) : []
  },
  otherTables: {
    // a change holds itself what it has replaced
    read: async () => null,
    restore: async (tx, action, ids) => (action === 'pass' ? restoreFacts(tx, await rowsOf(tx, ids)) : undefined),
  },
}
type On<Which> = ChangeDecision & Which
/** Applies a change, or turns it down with a reason. */
export const actOnTraineeChange = (ctx: SignedCtx, input: On<{ id: number; version?: number }>) => decideOne(ctx, plan, input)
export const actOnTraineeChanges = (ctx: SignedCtx, input: On<{ ids: number[]; versions?: ReadVersions }>) => decideMany(ctx, plan, input)
export const undoTraineeChanges = (ctx: SignedCtx, input: InputOf<typeof traineeChangeReview.undo, 'out'>) => undoDecision(ctx, plan, input)

/** Who may decide about a record of this review. */
export const reviewedTraineeChanges = reviewedFlow({
  flow: traineeChangeFlow,
  decisions: TRAINEE_CHANGE_REVIEW_ACTIONS,
  page: '/student/changes',
  find: async (ctx, id) => (await rowsOf(ctx, [id]))[0],
  relationsTo: (ctx, row) => relationsToTraineeChange(row, ctx.actor),
})
