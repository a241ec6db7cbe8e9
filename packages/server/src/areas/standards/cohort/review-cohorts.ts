import { cohortErrors as errors } from '@residency/contract/areas/standards/cohort/access'
import { cohortReview } from '@residency/contract/areas/standards/cohort/cohort.contract'
import {
  COHORT_REVIEW_ACTIONS,
  deviationFlow,
} from '@residency/contract/areas/standards/cohort/cohort.flow'
import { reviewPlan } from '../../../platform/flow/review-plan.ts'
import { undoSteps } from '../../../platform/flow/undo-steps.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { approveProposed } from '../deviations/approve-deviations.ts'
import { relationsToCohort, visibleCohorts } from './cohort.policy.ts'
import { type CohortRecord, findCohortsForUpdate, findProposed } from './cohort.queries.ts'
import { cohortNotices } from './cohort-notices.seed.ts'
import { presentDeviations } from './present-cohort.ts'

/** Approves a cohort with the deviations that wait, or returns it with a reason. */
export const cohortPlan = reviewPlan(cohortReview, {
  table: 'cohorts',
  columns: [],
  find: (tx, ids) => findCohortsForUpdate(tx.db, visibleCohorts(tx.actor), ids),
  relationsTo: (tx, cohort) => relationsToCohort(cohort, tx.actor),

  obstacles: (tx, { action }, cohorts) =>
    action === 'approve' ? obstaclesToApproval(tx, cohorts) : new Map(),
  prepare: async (tx, { action }, cohorts) => {
    if (action === 'approve') await approveProposed(tx, cohorts)
  },
  values: () => ({}),
  notify: (tx, { action, reason }, moved) =>
    notify(tx, cohortNotices[action], noticesOf(moved, reason)),

  otherTables: {
    read: async (tx, ids) => (await findProposed(tx.db, ids)).map(({ id }) => id),
    restore: (tx, _action, _ids, before) =>
      undoSteps(tx, deviationFlow, 'cohortDeviations', 'approve', before),
  },
  reviewed: { decisions: COHORT_REVIEW_ACTIONS, page: '/standard/batch-audit' },
})

/** A cohort with a rejected deviation is not approved. */
async function obstaclesToApproval(tx: SignedCtx, cohorts: readonly CohortRecord[]) {
  const withRejected = cohorts.filter((cohort) => cohort.rejectedCount > 0)

  const obstacles = withRejected.map(async (cohort) => {
    const deviations = await presentDeviations(tx, cohort)
    const first = deviations.find(({ objection }) => objection !== null)
    const data = { count: cohort.rejectedCount, clause: first?.clause ?? '' }

    return [cohort.id, { def: errors.deviationRejected, data }] as const
  })

  return new Map(await Promise.all(obstacles))
}

/** Notices to those who handed the cohorts in. */
const noticesOf = (cohorts: readonly CohortRecord[], reason: string | null) =>
  cohorts.flatMap(({ id, name, submittedBy: userId }) => {
    if (userId === null) return []

    return [{ userId, path: `/standard/batch?id=${id}`, values: { name, reason: reason ?? '' } }]
  })
