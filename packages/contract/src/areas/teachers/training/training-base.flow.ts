import { flow } from '../../../kernel/flows/flow.ts'
import { trainingPermissions as may } from './access.ts'

/**
 * A base applies to train teachers in a year; the office audits. `applicant`: administers the base;
 * `firstPerson`: has applied for it.
 */
export const trainingBaseFlow = flow({
  name: 'trainingBase',
  states: ['submitted', 'returned', 'passed', 'rejected'],
  initial: 'submitted',
  relations: ['applicant', 'firstPerson', 'office'],
  secondPerson: 'trainingBase',
  actions: {
    pass: {
      kind: 'forward',
      from: ['submitted'],
      to: 'passed',
      permission: may.review,
      as: ['office'],
    },
    return: {
      kind: 'back',
      from: ['submitted'],
      to: 'returned',
      permission: may.review,
      as: ['office'],
      needs: ['reason'],
    },
    reject: {
      kind: 'end',
      from: ['submitted'],
      to: 'rejected',
      permission: may.review,
      as: ['office'],
      needs: ['reason'],
    },
    resubmit: {
      kind: 'forward',
      from: ['returned'],
      to: 'submitted',
      permission: may.organise,
      as: ['applicant'],
      firstAllowed: true,
    },
  },
})

export type TrainingBaseState = (typeof trainingBaseFlow.states)[number]
export type TrainingBaseRelation = (typeof trainingBaseFlow.relations)[number]
export const TRAINING_BASE_REVIEW_ACTIONS = ['pass', 'return', 'reject'] as const
