import { flow } from '../../../kernel/flows/flow.ts'
import { rejectSubmitted, withdrawSubmitted } from '../../../kernel/flows/submitted-steps.ts'
import { requirementPermissions as may } from './access.ts'

/**
 * A teacher records a teaching activity; the department confirms it or turns it down with a reason.
 */
export const dutyRecordFlow = flow({
  name: 'dutyRecord',
  states: ['submitted', 'confirmed', 'rejected', 'withdrawn'],
  initial: 'submitted',
  relations: ['owner', 'reviewer'],
  actions: {
    confirm: {
      kind: 'forward',
      from: ['submitted'],
      to: 'confirmed',
      permission: may.review,
      as: ['reviewer'],
    },
    reject: rejectSubmitted(may.review),
    withdraw: withdrawSubmitted(may.own),
  },
})

export type DutyState = (typeof dutyRecordFlow.states)[number]
export type DutyRelation = (typeof dutyRecordFlow.relations)[number]
export const DUTY_REVIEW_ACTIONS = ['confirm', 'reject'] as const
