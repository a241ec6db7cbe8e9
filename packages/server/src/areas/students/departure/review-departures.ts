import { departureReview } from '@residency/contract/areas/students/departure/departure.contract'
import {
  DEPARTURE_REVIEW_ACTIONS,
  departureFlow,
} from '@residency/contract/areas/students/departure/departure.flow'
import { reviewPlan } from '../../../platform/flow/review-plan.ts'
import { isForward, isMovedForward } from '../forward-steps.ts'
import { relationsToDeparture, visibleDepartures } from './departure.policy.ts'
import { findDeparture, findDeparturesForUpdate } from './departure.queries.ts'
import { notifyOfDepartures } from './notify-of-departures.ts'
import { obstaclesTo } from './obstacles.ts'

/**
 * The base or the office decides. What is decided takes effect once it cannot be undone any more
 * (`take-effect.ts`): an undo restores these columns and nothing else.
 */
export const departurePlan = reviewPlan(departureReview, {
  table: 'traineeDepartures',
  columns: ['refusal', 'basePassedBy'],
  find: (tx, ids) => findDeparturesForUpdate(tx.db, visibleDepartures(tx.actor), ids),
  look: (ctx, id) => findDeparture(ctx.db, visibleDepartures(ctx.actor), id),
  relationsTo: (tx, departure) => relationsToDeparture(departure, tx.actor),

  obstacles: (tx, { action }, departures) => {
    const open = departures.filter(({ state }) => isMovedForward(departureFlow, action, state))
    return obstaclesTo(tx, open)
  },
  values: (tx, { action, reason }) => ({
    refusal: isForward(departureFlow, action) ? null : reason,
    ...(action === 'passAsBase' && { basePassedBy: tx.actor.userId }),
  }),
  notify: (tx, { action, reason }, moved) => notifyOfDepartures(tx, action, moved, reason),

  reviewed: { decisions: DEPARTURE_REVIEW_ACTIONS, page: '/student/departures' },
})
