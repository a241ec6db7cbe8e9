import { flow } from '../../../kernel/flows/flow.ts'
import { rejectBasePassed, rejectSubmittedAsBase } from '../../../kernel/flows/submitted-steps.ts'
import { departurePermissions as may } from './access.ts'

/**
 * Leaving the training. Once every item of the checklist is signed off by its owner the base
 * decides, then the office, whose decision is the departure. `owner`: the trainee who asked for it;
 * `recorder`: who recorded it for somebody; `base`: administers the trainee's base; `firstPerson`:
 * has decided for the base.
 */
export const departureFlow = flow({
  name: 'departure',
  states: ['submitted', 'basePassed', 'departed', 'rejected', 'withdrawn'],
  initial: 'submitted',
  relations: ['owner', 'firstPerson', 'recorder', 'base', 'office'],
  secondPerson: 'departure',
  actions: {
    passAsBase: {
      kind: 'forward',
      from: ['submitted'],
      to: 'basePassed',
      permission: may.base,
      as: ['base'],
    },
    rejectAsBase: rejectSubmittedAsBase(may.base),
    passAsOffice: {
      kind: 'forward',
      from: ['basePassed'],
      to: 'departed',
      permission: may.office,
      as: ['office'],
    },
    rejectAsOffice: rejectBasePassed(may.office),
    withdraw: {
      kind: 'end',
      from: ['submitted', 'basePassed'],
      to: 'withdrawn',
      permission: may.own,
      as: ['owner'],
      ownAllowed: true,
    },
    retract: {
      kind: 'end',
      from: ['submitted', 'basePassed'],
      to: 'withdrawn',
      permission: may.record,
      as: ['recorder'],
      firstAllowed: true,
    },
  },
})

export type DepartureState = (typeof departureFlow.states)[number]
export type DepartureRelation = (typeof departureFlow.relations)[number]

export const DEPARTURE_REVIEW_ACTIONS = [
  'passAsBase',
  'rejectAsBase',
  'passAsOffice',
  'rejectAsOffice',
] as const
