import type { departureReview } from '@residency/contract/areas/students/departure/departure.contract'
import { DEPARTURE_REVIEW_ACTIONS, departureFlow } from '@residency/contract/areas/students/departure/departure.flow'
import type { Decision, InputOf } from '@residency/contract/kernel'
import { decideMany, decideOne } from '../../../platform/flow/decide.ts'
import { moveMany } from '../../../platform/flow/move-many.ts'
import type { ReviewPlan } from '../../../platform/flow/review-plan.ts'
import { reviewedFlow } from '../../../platform/flow/reviewed-flow.ts'
import { undoDecision } from '../../../platform/flow/undo-decision.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { departureActions, relationsToDeparture, visibleDepartures } from './departure.policy.ts'
import { type DepartureRow, findDeparture, findDeparturesForUpdate } from './departure.queries.ts'
import { notifyOfDepartures } from './notify-of-departures.ts'
import { obstaclesTo } from './obstacles.ts'

type Action = (typeof DEPARTURE_REVIEW_ACTIONS)[number]
const isForward = (action: Action) => departureFlow.actions[action].kind === 'forward'

/** What is decided takes effect once it cannot be undone any more (`take-effect.ts`): an undo restores these columns and nothing else. */
const plan: ReviewPlan<Decision<Action>> = {
  flow: departureFlow,
  table: 'trainee_departures',
  columns: ['refusal', 'base_passed_by', 'updated_at'],
  move: async (tx, { action, reason }, ids, versions) => {
    const rows = await findDeparturesForUpdate(tx.db, visibleDepartures(tx.actor), ids)
    const open = rows.filter((row) => isForward(action) && (departureFlow.actions[action].from as readonly string[]).includes(row.state))
    const asked = {
      ...{ action, reason, ids, versions, rows, obstacles: await obstaclesTo(tx, open) },
      relationsOf: (row: DepartureRow) => relationsToDeparture(row, tx.actor),
      nameOf: (row: DepartureRow) => row.name,
    }
    const result = await moveMany(tx, departureFlow, asked, async (state, going) => {
      const passed = action === 'passAsBase' ? { base_passed_by: tx.actor.userId } : {}
      await tx.db
        .updateTable('trainee_departures')
        .set((e) => ({
          ...{ state, ...passed, refusal: isForward(action) ? null : reason },
          ...{ version: e('version', '+', 1), updated_at: tx.now() },
        }))
        .where(
          'id',
          'in',
          going.map(({ id }) => id),
        )
        .execute()
    })
    await notifyOfDepartures(tx, action, result.moved, reason)
    return result
  },
  actionsOn: async (tx, id) => {
    const row = await findDeparture(tx.db, visibleDepartures(tx.actor), id)
    return row ? departureActions(row, tx.actor) : []
  },
}

/** The base or the office decides. */
export const actOnDeparture = (ctx: SignedCtx, input: InputOf<typeof departureReview.act, 'out'>) => decideOne(ctx, plan, input)
export const actOnDepartures = (ctx: SignedCtx, input: InputOf<typeof departureReview.actMany, 'out'>) => decideMany(ctx, plan, input)
export const undoDepartures = (ctx: SignedCtx, input: InputOf<typeof departureReview.undo, 'out'>) => undoDecision(ctx, plan, input)

/** Who may decide about a record of this review. */
export const reviewedDepartures = reviewedFlow({
  flow: departureFlow,
  decisions: DEPARTURE_REVIEW_ACTIONS,
  page: '/student/departures',
  find: (ctx, id) => findDeparture(ctx.db, visibleDepartures(ctx.actor), id),
  relationsTo: (ctx, row) => relationsToDeparture(row, ctx.actor),
})
