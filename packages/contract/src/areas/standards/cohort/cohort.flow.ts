import { flow } from '../../../kernel/index.ts'
import { cohortPermissions as may } from './permissions.ts'

/**
 * The base hands the table of a cohort in; the education office approves or returns it, nobody one's own. `owner`: who handed it in.
 * A later change begins with the office taking the approval back.
 */
export const cohortFlow = flow({
  name: 'cohort',
  states: ['draft', 'submitted', 'approved', 'returned'],
  initial: 'draft',
  relations: ['owner'],
  actions: {
    submit: { kind: 'forward', from: ['draft', 'returned'], to: 'submitted', permission: may.manage, ownAllowed: true },
    retract: { kind: 'back', from: ['submitted'], to: 'draft', permission: may.manage, as: ['owner'], ownAllowed: true },
    approve: { kind: 'forward', from: ['submitted'], to: 'approved', permission: may.decide },
    return: { kind: 'back', from: ['submitted'], to: 'returned', permission: may.decide, needs: ['reason'] },
    reopen: { kind: 'back', from: ['approved'], to: 'draft', permission: may.decide, needs: ['reason'], ownAllowed: true },
  },
})
export type CohortRelation = (typeof cohortFlow.relations)[number]
export const COHORT_REVIEW_ACTIONS = ['approve', 'return'] as const

/** A deviation is decided with its cohort or by itself. `handedIn`: its cohort waits for a decision; `open`: its cohort is edited. */
export const deviationFlow = flow({
  name: 'deviation',
  states: ['proposed', 'approved', 'rejected'],
  initial: 'proposed',
  relations: ['owner', 'handedIn', 'open'],
  actions: {
    approve: { kind: 'forward', from: ['proposed', 'rejected'], to: 'approved', permission: may.decide, as: ['handedIn'] },
    reject: { kind: 'end', from: ['proposed', 'approved'], to: 'rejected', permission: may.decide, as: ['handedIn'], needs: ['reason'] },
    propose: {
      kind: 'forward',
      from: ['approved', 'rejected'],
      to: 'proposed',
      permission: may.manage,
      as: ['open'],
      ownAllowed: true,
    },
  },
})
export type DeviationRelation = (typeof deviationFlow.relations)[number]
export const DEVIATION_DECISIONS = ['approve', 'reject'] as const
