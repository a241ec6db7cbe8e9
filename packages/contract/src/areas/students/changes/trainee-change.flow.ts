import { flow } from '../../../kernel/flows/flow.ts'
import {
  passSubmitted,
  rejectSubmitted,
  withdrawSubmitted,
} from '../../../kernel/flows/submitted-steps.ts'
import { traineeChangePermissions as may } from './access.ts'

/**
 * A trainee asks to change a protected fact; the base or the office applies the change or turns it
 * down. A fact that is not protected is applied by its owner at once, and the record says so.
 */
export const traineeChangeFlow = flow({
  name: 'traineeChange',
  states: ['submitted', 'passed', 'rejected', 'withdrawn', 'applied'],
  initial: 'submitted',
  relations: ['owner', 'reviewer', 'direct'],
  actions: {
    pass: passSubmitted(may.review),
    reject: rejectSubmitted(may.review),
    withdraw: withdrawSubmitted(may.own),
    apply: {
      kind: 'forward',
      from: ['submitted'],
      to: 'applied',
      permission: may.own,
      as: ['owner', 'direct'],
      ownAllowed: true,
    },
  },
})

export type TraineeChangeState = (typeof traineeChangeFlow.states)[number]
export type TraineeChangeRelation = (typeof traineeChangeFlow.relations)[number]
export const TRAINEE_CHANGE_REVIEW_ACTIONS = ['pass', 'reject'] as const
