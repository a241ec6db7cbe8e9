import { leaveFlow } from '@residency/contract/areas/absence/leave/leave.flow'
import { dayInChina } from '../../../platform/clock.ts'
import { reviewedFlow } from '../../../platform/flow/reviewed-flow.ts'
import { findAbsence } from '../leave/absence.queries.ts'
import { absenceScope } from '../leave/absence-scope.ts'
import { relationsToAbsence } from '../leave/leave.policy.ts'

const STEPS = [
  'agree',
  'passAsSupervisor',
  'agreeAsDepartment',
  'passAsDepartment',
  'passAsBase',
  'approve',
] as const

/** Who may take the present step of a leave, a report back, or a revocation. */
export const reviewedLeaves = reviewedFlow({
  flow: leaveFlow,
  decisions: [...STEPS, 'confirmReport', 'passRevoke'],
  page: '/daily/leave-review',
  find: async (ctx, id) => findAbsence(ctx.db, await absenceScope(ctx), id),
  relationsTo: (ctx, row) => relationsToAbsence(row, ctx.actor, dayInChina(ctx.now())),
})
