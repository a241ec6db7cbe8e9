import { flow } from '../../../kernel/flows/flow.ts'
import { levelPermissions as may } from './access.ts'

/**
 * A level: proposed with its evidence, granted by the department, and withdrawn with a reason or
 * ended by time; who proposed it takes it back while it waits. `owner`: the trainee. `proposer`: proposed
 * it, as `firstPerson` a level that asks for two people.
 * `department`: answers for the department. `current`: no later decision about the item. `clock`:
 * time itself; `over`: its last day has passed.
 */
export const grantFlow = flow({
  name: 'competenceGrant',
  states: ['proposed', 'granted', 'declined', 'retracted', 'withdrawn', 'ended'],
  initial: 'proposed',
  relations: ['owner', 'proposer', 'firstPerson', 'department', 'current', 'clock', 'over'],
  secondPerson: 'competenceLevel',
  actions: {
    confirm: {
      kind: 'forward',
      from: ['proposed'],
      to: 'granted',
      permission: may.decide,
      as: ['department'],
    },
    decline: {
      kind: 'end',
      from: ['proposed'],
      to: 'declined',
      permission: may.decide,
      as: ['department'],
      needs: ['reason'],
      firstAllowed: true,
    },
    retract: {
      kind: 'end',
      from: ['proposed'],
      to: 'retracted',
      permission: may.propose,
      as: ['proposer'],
      firstAllowed: true,
    },
    withdraw: {
      kind: 'end',
      from: ['granted'],
      to: 'withdrawn',
      permission: may.decide,
      as: ['department', 'current'],
      needs: ['reason'],
      firstAllowed: true,
    },
    expire: {
      kind: 'end',
      from: ['granted'],
      to: 'ended',
      permission: may.decide,
      as: ['clock', 'over'],
      firstAllowed: true,
    },
  },
})

export type GrantState = (typeof grantFlow.states)[number]
export type GrantRelation = (typeof grantFlow.relations)[number]
export const GRANT_ACTIONS = ['confirm', 'decline', 'retract', 'withdraw'] as const
