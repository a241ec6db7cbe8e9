import { flow } from '../../../kernel/flows/flow.ts'
import { resubmitReturned } from '../../../kernel/flows/submitted-steps.ts'
import { fundPermissions as may } from './access.ts'

/**
 * One spending with its receipts. `checker`: the office or the administrators of the trainee's
 * base.
 */
export const fundSpendingFlow = flow({
  name: 'fundSpending',
  states: ['submitted', 'checked', 'returned', 'withdrawn'],
  initial: 'submitted',
  relations: ['owner', 'checker'],
  actions: {
    check: {
      kind: 'forward',
      from: ['submitted'],
      to: 'checked',
      permission: may.check,
      as: ['checker'],
    },
    return: {
      kind: 'back',
      from: ['submitted'],
      to: 'returned',
      permission: may.check,
      as: ['checker'],
      needs: ['reason'],
    },
    resubmit: resubmitReturned(may.own),
    withdraw: {
      kind: 'end',
      from: ['submitted', 'returned'],
      to: 'withdrawn',
      permission: may.own,
      as: ['owner'],
      ownAllowed: true,
    },
  },
})

export type FundSpendingState = (typeof fundSpendingFlow.states)[number]
export type FundSpendingRelation = (typeof fundSpendingFlow.relations)[number]
export const SPENDING_REVIEW_ACTIONS = ['check', 'return'] as const
