import { flow } from '../../../kernel/flows/flow.ts'
import { rejectBasePassed } from '../../../kernel/flows/submitted-steps.ts'
import { fundPermissions as may } from './access.ts'

/**
 * Research funds of a trainee: asked for, passed by the base, granted by the office line by line,
 * spent, and closed with the remainder returned. `base`: administers the trainee's base;
 * `firstPerson`: has passed it for the base.
 */
export const fundFlow = flow({
  name: 'fund',
  states: ['applied', 'basePassed', 'granted', 'closed', 'returned', 'rejected', 'withdrawn'],
  initial: 'applied',
  relations: ['owner', 'firstPerson', 'base', 'office'],
  secondPerson: 'fund',
  actions: {
    passAsBase: {
      kind: 'forward',
      from: ['applied'],
      to: 'basePassed',
      permission: may.base,
      as: ['base'],
    },
    returnAsBase: {
      kind: 'back',
      from: ['applied'],
      to: 'returned',
      permission: may.base,
      as: ['base'],
      needs: ['reason'],
    },
    rejectAsBase: {
      kind: 'end',
      from: ['applied'],
      to: 'rejected',
      permission: may.base,
      as: ['base'],
      needs: ['reason'],
    },
    grant: {
      kind: 'forward',
      from: ['basePassed'],
      to: 'granted',
      permission: may.office,
      as: ['office'],
    },
    returnAsOffice: {
      kind: 'back',
      from: ['basePassed'],
      to: 'returned',
      permission: may.office,
      as: ['office'],
      needs: ['reason'],
    },
    rejectAsOffice: rejectBasePassed(may.office),
    close: {
      kind: 'forward',
      from: ['granted'],
      to: 'closed',
      permission: may.office,
      as: ['office'],
    },
    resubmit: {
      kind: 'forward',
      from: ['returned'],
      to: 'applied',
      permission: may.own,
      as: ['owner'],
      ownAllowed: true,
    },
    withdraw: {
      kind: 'end',
      from: ['applied', 'basePassed', 'returned'],
      to: 'withdrawn',
      permission: may.own,
      as: ['owner'],
      ownAllowed: true,
    },
  },
})

export type FundState = (typeof fundFlow.states)[number]
export type FundRelation = (typeof fundFlow.relations)[number]

export const FUND_REVIEW_ACTIONS = [
  'passAsBase',
  'returnAsBase',
  'rejectAsBase',
  'grant',
  'returnAsOffice',
  'rejectAsOffice',
  'close',
] as const
