import { flow } from '../../../kernel/flows/flow.ts'
import { cohortPermissions as may } from './access.ts'

/**
 * The base hands the table of a cohort in; a second person of the education office approves or
 * returns it. `firstPerson`: who handed it in. A later change begins with the office taking the
 * approval back.
 */
export const cohortFlow = flow({
  name: 'cohort',
  states: ['draft', 'submitted', 'approved', 'returned'],
  initial: 'draft',
  relations: ['firstPerson'],
  secondPerson: 'cohort',
  actions: {
    submit: {
      kind: 'forward',
      from: ['draft', 'returned'],
      to: 'submitted',
      permission: may.manage,
      firstAllowed: true,
    },
    retract: {
      kind: 'back',
      from: ['submitted'],
      to: 'draft',
      permission: may.manage,
      as: ['firstPerson'],
      firstAllowed: true,
    },
    approve: { kind: 'forward', from: ['submitted'], to: 'approved', permission: may.decide },
    return: {
      kind: 'back',
      from: ['submitted'],
      to: 'returned',
      permission: may.decide,
      needs: ['reason'],
    },
    reopen: {
      kind: 'back',
      from: ['approved'],
      to: 'draft',
      permission: may.decide,
      needs: ['reason'],
      firstAllowed: true,
    },
  },
})

export type CohortRelation = (typeof cohortFlow.relations)[number]
export const COHORT_REVIEW_ACTIONS = ['approve', 'return'] as const

/**
 * A deviation is decided with its cohort or by itself. `handedIn`: its cohort waits for a decision;
 * `open`: its cohort is edited.
 */
export const deviationFlow = flow({
  name: 'deviation',
  states: ['proposed', 'approved', 'rejected'],
  initial: 'proposed',
  relations: ['firstPerson', 'handedIn', 'open'],
  secondPerson: 'cohort',
  actions: {
    approve: {
      kind: 'forward',
      from: ['proposed', 'rejected'],
      to: 'approved',
      permission: may.decide,
      as: ['handedIn'],
    },
    reject: {
      kind: 'end',
      from: ['proposed', 'approved'],
      to: 'rejected',
      permission: may.decide,
      as: ['handedIn'],
      needs: ['reason'],
    },
    propose: {
      kind: 'forward',
      from: ['approved', 'rejected'],
      to: 'proposed',
      permission: may.manage,
      as: ['open'],
      firstAllowed: true,
    },
  },
})

export type DeviationRelation = (typeof deviationFlow.relations)[number]
export const DEVIATION_DECISIONS = ['approve', 'reject'] as const
