import type { changeReview, passAsNewMentor as passCall } from '@residency/contract/areas/mentors/change/change.contract'
import { CHANGE_REVIEW_ACTIONS, changeFlow } from '@residency/contract/areas/mentors/change/change.flow'
import { changeErrors } from '@residency/contract/areas/mentors/change/errors'
import type { Decision, InputOf } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { decideMany, decideOne } from '../../../platform/flow/decide.ts'
import { moveMany } from '../../../platform/flow/move-many.ts'
import type { ReviewPlan } from '../../../platform/flow/review-plan.ts'
import { reviewedFlow } from '../../../platform/flow/reviewed-flow.ts'
import { undoDecision } from '../../../platform/flow/undo-decision.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { changeActions, relationsToChange, visibleChanges } from './change.policy.ts'
import { type ChangeRow, findChange, findChangesForUpdate } from './change.queries.ts'
import { moveRelations, restoreRelations } from './move-relations.ts'
import { notifyOfDecision } from './notify-of-decision.ts'

type Action = (typeof CHANGE_REVIEW_ACTIONS)[number]
const plan: ReviewPlan<Decision<Action>> = {
  flow: changeFlow,
  table: 'mentor_changes',
  columns: ['reason', 'updated_at'],
  move: async (tx, { action, reason }, ids, versions) => {
    const asked = {
      ...{ action, reason, ids, versions },
      rows: await findChangesForUpdate(tx.db, visibleChanges(tx.actor), ids),
      relationsOf: (change: ChangeRow) => relationsToChange(change, tx.actor),
      nameOf: (change: ChangeRow) => change.name,
    }
    const result = await moveMany(tx, changeFlow, asked, async (state, rows) => {
      const moved = rows.map(({ id }) => id)
      await tx.db
        .updateTable('mentor_changes')
        .set((e) => ({ state, reason, version: e('version', '+', 1), updated_at: tx.now() }))
        .where('id', 'in', moved)
        .execute()
      if (action === 'passByOffice') await moveRelations(tx, rows)
    })
    await notifyOfDecision(tx, action, reason, result.moved)
    return result
  },
  actionsOn: async (tx, id) => {
    const change = await findChange(tx.db, visibleChanges(tx.actor), id)
    return change ? changeActions(change, tx.actor) : []
  },
  otherTables: {
    read: async () => undefined,
    restore: async (tx, action, ids) => (action === 'passByOffice' ? restoreRelations(tx, ids) : undefined),
  },
}
/** The database's own refusal, should two decide at the same instant. */
const taken = constraintErrors({ mentor_entries_within_capacity: changeErrors.noPlaceLeft }, { mentor: '' })

/** The new mentor answers, or the office or base decides. */
export const actOnChange = (ctx: SignedCtx, input: InputOf<typeof changeReview.act, 'out'>) => decideOne(ctx, plan, input).catch(taken)
export const actOnChanges = (ctx: SignedCtx, input: InputOf<typeof changeReview.actMany, 'out'>) =>
  decideMany(ctx, plan, input).catch(taken)
export const undoChanges = (ctx: SignedCtx, input: InputOf<typeof changeReview.undo, 'out'>) => undoDecision(ctx, plan, input)

/** The same decisions as published calls, which may name no version. */
const publishedAs =
  (action: Action) =>
  async (ctx: SignedCtx, { id, version, reason }: InputOf<typeof passCall, 'out'>) => {
    const read = version ?? found(await findChange(ctx.db, visibleChanges(ctx.actor), id)).version
    return actOnChange(ctx, { id, action, reason, version: read })
  }
export const passAsNewMentor = publishedAs('passByMentor')
export const rejectAsNewMentor = publishedAs('rejectByMentor')
export const passAsOffice = publishedAs('passByOffice')
export const rejectAsOffice = publishedAs('rejectByOffice')

/** Who may decide about a record of this review. */
export const reviewedMentorChanges = reviewedFlow({
  flow: changeFlow,
  decisions: CHANGE_REVIEW_ACTIONS,
  page: '/mentor/change',
  find: (ctx, id) => findChange(ctx.db, visibleChanges(ctx.actor), id),
  relationsTo: (ctx, row) => relationsToChange(row, ctx.actor),
})
