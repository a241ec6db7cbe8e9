import { completionFlow } from '@residency/contract/areas/students/completion/completion.flow'
import { reviewedFlow } from '../../../platform/flow/reviewed-flow.ts'
import { visibleTrainees } from '../students.policy.ts'
import { relationsToCompletion } from './completion.policy.ts'
import { findCompletion } from './completion.queries.ts'

/**
 * Who may confirm a completion. In its flow `owner` is who proposed: a second person confirms, and
 * no setting waives that.
 */
export const reviewedCompletions = reviewedFlow({
  flow: completionFlow,
  decisions: ['confirm'],
  page: '/student/completions',
  find: (ctx, id) => findCompletion(ctx.db, visibleTrainees(ctx.actor), id),
  relationsTo: (ctx, row) =>
    new Set(
      [...relationsToCompletion(row, ctx.actor)].map((relation) =>
        relation === 'owner' ? 'firstPerson' : relation,
      ),
    ),
  nameOf: (row) => row.realName,
})
