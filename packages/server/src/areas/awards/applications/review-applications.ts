import type { awardApplicationReview } from '@residency/contract/areas/awards/applications/award-application.contract'
import { AWARD_REVIEW_ACTIONS, awardApplicationFlow } from '@residency/contract/areas/awards/applications/award-application.flow'
import type { Decision, InputOf } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { decideMany, decideOne } from '../../../platform/flow/decide.ts'
import { moveMany } from '../../../platform/flow/move-many.ts'
import type { ReviewPlan } from '../../../platform/flow/review-plan.ts'
import { reviewedFlow } from '../../../platform/flow/reviewed-flow.ts'
import { undoDecision } from '../../../platform/flow/undo-decision.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { visibleAwards } from '../awards.policy.ts'
import { relationsTo, reviewActions } from './application.policy.ts'
import { type ApplicationRow, findApplicationsForUpdate } from './application.queries.ts'
import { grantObstacles } from './grant-obstacles.ts'

type Action = (typeof AWARD_REVIEW_ACTIONS)[number]
const plan: ReviewPlan<Decision<Action>> = {
  flow: awardApplicationFlow,
  table: 'award_applications',
  columns: ['reason', 'decided_at', 'decided_by', 'granted_on', 'updated_at'],
  move: async (tx, { action, reason }, ids, versions) => {
    const rows = await findApplicationsForUpdate(tx.db, visibleAwards(tx.actor), ids)
    const relationsOf = (row: ApplicationRow) => relationsTo(row, tx.actor)
    // what stays where it is for another reason uses up no quota
    const going = rows.filter((row) => reviewActions(row, tx.actor).includes(action))
    const obstacles = action === 'grant' ? await grantObstacles(tx, going) : new Map()
    const asked = { action, reason, ids, versions, rows, relationsOf, obstacles, nameOf: (row: ApplicationRow) => row.name }
    const decided = { decided_at: tx.now(), decided_by: tx.actor.userId, updated_at: tx.now() }
    const granted_on = action === 'grant' ? dayInChina(tx.now()) : null
    const result = await moveMany(tx, awardApplicationFlow, asked, async (state, moving) => {
      const moved = moving.map(({ id }) => id)
      await tx.db
        .updateTable('award_applications')
        .set((e) => ({ ...decided, granted_on, state, reason, version: e('version', '+', 1) }))
        .where('id', 'in', moved)
        .execute()
    })
    await notify(tx, `awardApplication.${action}`, result.moved.map(noticeOf(reason)))
    return result
  },
  actionsOn: async (tx, id) => {
    const [row] = await findApplicationsForUpdate(tx.db, visibleAwards(tx.actor), [id])
    return row ? reviewActions(row, tx.actor) : []
  },
}
/** Where somebody follows the own applications. */
export const ownPathOf = ({ audience }: { audience: string }) =>
  audience === 'outside' ? '/sign/award/apply' : audience === 'teacher' ? '/award/teacher' : '/award/student'
/** What somebody is told of a decision. */
export const noticeOf = (reason: string | null) => (row: ApplicationRow) => ({
  userId: row.user_id,
  values: { kind: row.kind, year: String(row.year), reason: reason ?? '' },
  valuesEn: { kind: row.kind_en ?? row.kind },
  path: ownPathOf(row),
})

export const actOnAwardApplication = (ctx: SignedCtx, input: InputOf<typeof awardApplicationReview.act, 'out'>) =>
  decideOne(ctx, plan, input)
export const actOnAwardApplications = (ctx: SignedCtx, input: InputOf<typeof awardApplicationReview.actMany, 'out'>) =>
  decideMany(ctx, plan, input)
export const undoAwardApplications = (ctx: SignedCtx, input: InputOf<typeof awardApplicationReview.undo, 'out'>) =>
  undoDecision(ctx, plan, input)

/** Who may decide about a record of this review. */
export const reviewedAwardApplications = reviewedFlow({
  flow: awardApplicationFlow,
  decisions: AWARD_REVIEW_ACTIONS,
  page: '/award/audit',
  find: async (ctx, id) => (await findApplicationsForUpdate(ctx.db, visibleAwards(ctx.actor), [id]))[0],
  relationsTo: (ctx, row) => relationsTo(row, ctx.actor),
})
