import { flow } from '../../../kernel/flows/flow.ts'
import { rejectBasePassed, rejectSubmittedAsBase } from '../../../kernel/flows/submitted-steps.ts'
import { situationPermissions as may } from './access.ts'

/**
 * What is out of the ordinary in a training. Every base concerned decides (for a transfer the
 * giving and the taking one), then the office; time brings it into force and to its end. `base`:
 * administers a base that has not decided yet; `last`: no other one is left, `others`: another one
 * is. `firstPerson`: has decided for the base. `asker`, `recorder`: who asked for it as the
 * trainee, or recorded it for the base or the office. `notice`: pregnancy and illness, which are
 * notified and decided by nobody. `clock`: time itself.
 */
export const situationFlow = flow({
  name: 'situation',
  states: ['submitted', 'basePassed', 'officePassed', 'inForce', 'ended', 'rejected', 'withdrawn'],
  initial: 'submitted',
  relations: [
    'owner',
    'firstPerson',
    'asker',
    'recorder',
    'base',
    'last',
    'others',
    'office',
    'notice',
    'begun',
    'over',
    'clock',
  ],
  secondPerson: 'situation',
  actions: {
    agreeAsBase: {
      kind: 'forward',
      from: ['submitted'],
      to: 'submitted',
      permission: may.base,
      as: ['base', 'others'],
    },
    passAsBase: {
      kind: 'forward',
      from: ['submitted'],
      to: 'basePassed',
      permission: may.base,
      as: ['base', 'last'],
    },
    rejectAsBase: rejectSubmittedAsBase(may.base),
    passAsOffice: {
      kind: 'forward',
      from: ['basePassed'],
      to: 'officePassed',
      permission: may.office,
      as: ['office'],
    },
    rejectAsOffice: rejectBasePassed(may.office),
    recordAsBase: {
      kind: 'forward',
      from: ['submitted'],
      to: 'basePassed',
      permission: may.record,
      as: ['recorder', 'base'],
    },
    notify: {
      kind: 'forward',
      from: ['submitted'],
      to: 'inForce',
      permission: may.own,
      as: ['owner', 'notice'],
      ownAllowed: true,
    },
    withdraw: {
      kind: 'end',
      from: ['submitted', 'basePassed', 'officePassed'],
      to: 'withdrawn',
      permission: may.own,
      as: ['asker'],
      ownAllowed: true,
    },
    retract: {
      kind: 'end',
      from: ['submitted', 'basePassed', 'officePassed'],
      to: 'withdrawn',
      permission: may.record,
      as: ['recorder'],
      needs: ['reason'],
      firstAllowed: true,
    },
    begin: {
      kind: 'forward',
      from: ['officePassed'],
      to: 'inForce',
      permission: may.office,
      as: ['clock', 'begun'],
    },
    expire: {
      kind: 'end',
      from: ['inForce'],
      to: 'ended',
      permission: may.office,
      as: ['clock', 'over'],
    },
    end: {
      kind: 'end',
      from: ['inForce'],
      to: 'ended',
      permission: may.office,
      as: ['office'],
      needs: ['reason'],
    },
  },
})

export type SituationState = (typeof situationFlow.states)[number]
export type SituationRelation = (typeof situationFlow.relations)[number]

export const SITUATION_REVIEW_ACTIONS = [
  'agreeAsBase',
  'passAsBase',
  'rejectAsBase',
  'passAsOffice',
  'rejectAsOffice',
] as const
