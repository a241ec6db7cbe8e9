import type { changeReview } from '@residency/contract/areas/teachers/changes/change.contract'
import { CHANGE_REVIEW_ACTIONS, teacherChangeFlow } from '@residency/contract/areas/teachers/changes/teacher-change.flow'
import type { Decision, InputOf } from '@residency/contract/kernel'
import { decideMany, decideOne } from '../../../platform/flow/decide.ts'
import { moveMany, type Obstacle, type ReadVersions } from '../../../platform/flow/move-many.ts'
import type { ReviewPlan } from '../../../platform/flow/review-plan.ts'
import { reviewedFlow } from '../../../platform/flow/reviewed-flow.ts'
import { undoDecision } from '../../../platform/flow/undo-decision.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { applyChanges, findMoved, type KeptProfile, keepProfiles, restoreProfiles } from './apply-changes.ts'
import { changeActions, relationsToChange } from './change.policy.ts'
import { type ChangeRow, findChangesForUpdate } from './change.queries.ts'

type ChangeDecision = Decision<(typeof CHANGE_REVIEW_ACTIONS)[number]>
const plan: ReviewPlan<ChangeDecision, KeptProfile[]> = {
  flow: teacherChangeFlow,
  table: 'teacher_change_records',
  columns: ['reason', 'updated_at'],
  move: async (tx, { action, reason }, ids, versions) => {
    const rows = await findChangesForUpdate(tx.db, visibleTeachers(tx.actor), ids)
    const asked = {
      ...{ action, reason, ids, versions, rows },
      obstacles: action === 'pass' ? await findMoved(tx, rows) : new Map<number, Obstacle>(),
      relationsOf: (change: ChangeRow) => relationsToChange(change, tx.actor),
      nameOf: (change: ChangeRow) => change.name,
    }
    const result = await moveMany(tx, teacherChangeFlow, asked, async (state, going) => {
      const moved = going.map(({ id }) => id)
      await tx.db
        .updateTable('teacher_change_records')
        .set((e) => ({ state, reason, version: e('version', '+', 1), updated_at: tx.now() }))
        .where('id', 'in', moved)
        .execute()
      if (action === 'pass') await applyChanges(tx, moved)
    })
    const noticeTo = ({ user_id }: ChangeRow) => ({ userId: user_id, values: { reason: reason ?? '' }, path: '/teacher/own' })
    await notify(tx, `teacherChange.${action}`, result.moved.map(noticeTo))
    return result
  },
  actionsOn: async (tx, id) => {
    const [change] = await findChangesForUpdate(tx.db, visibleTeachers(tx.actor), [id])
    return change ? changeActions(change, tx.actor) : []
  },
  otherTables: {
    read: keepProfiles,
    restore: async (tx, action, ids, before) => (action === 'pass' ? restoreProfiles(tx, ids, before) : undefined),
  },
}
type On<Which> = ChangeDecision & Which
/** Applies a change, or turns it down with a reason. */
export const actOnChange = (ctx: SignedCtx, input: On<{ id: number; version?: number }>) => decideOne(ctx, plan, input)
export const actOnChanges = (ctx: SignedCtx, input: On<{ ids: number[]; versions?: ReadVersions }>) => decideMany(ctx, plan, input)
export const undoChanges = (ctx: SignedCtx, input: InputOf<typeof changeReview.undo, 'out'>) => undoDecision(ctx, plan, input)

/** Who may decide about a record of this review. */
export const reviewedTeacherChanges = reviewedFlow({
  flow: teacherChangeFlow,
  decisions: CHANGE_REVIEW_ACTIONS,
  page: '/teacher/change',
  find: async (ctx, id) => (await findChangesForUpdate(ctx.db, visibleTeachers(ctx.actor), [id]))[0],
  relationsTo: (ctx, row) => relationsToChange(row, ctx.actor),
})
