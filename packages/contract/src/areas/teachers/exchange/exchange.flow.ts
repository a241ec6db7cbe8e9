import { flow } from '../../../kernel/flows/flow.ts'
import { passSubmitted, rejectSubmitted } from '../../../kernel/flows/submitted-steps.ts'
import { exchangePermissions as may } from './access.ts'

/**
 * A teacher applies; the base or the office decides once; the teacher confirms that it took place
 * and reports on it. `retractable`: not decided, or its first day is to come. `begun`: its first
 * day has come. `over`: its last day has come.
 */
export const exchangeFlow = flow({
  name: 'exchange',
  states: ['submitted', 'passed', 'rejected', 'withdrawn', 'held', 'reported'],
  initial: 'submitted',
  relations: ['owner', 'reviewer', 'retractable', 'begun', 'over'],
  actions: {
    pass: passSubmitted(may.review),
    reject: rejectSubmitted(may.review),
    withdraw: {
      kind: 'end',
      from: ['submitted', 'passed'],
      to: 'withdrawn',
      permission: may.own,
      as: ['owner', 'retractable'],
      ownAllowed: true,
    },
    hold: {
      kind: 'forward',
      from: ['passed'],
      to: 'held',
      permission: may.own,
      as: ['owner', 'begun'],
      ownAllowed: true,
    },
    report: {
      kind: 'forward',
      from: ['held'],
      to: 'reported',
      permission: may.own,
      as: ['owner', 'over'],
      ownAllowed: true,
    },
  },
})

export type ExchangeState = (typeof exchangeFlow.states)[number]
export type ExchangeRelation = (typeof exchangeFlow.relations)[number]
export const EXCHANGE_REVIEW_ACTIONS = ['pass', 'reject'] as const
export const EXCHANGE_OWN_ACTIONS = ['withdraw', 'hold', 'report'] as const
