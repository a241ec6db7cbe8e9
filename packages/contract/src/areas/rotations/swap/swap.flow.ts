import { flow } from '../../../kernel/flows/flow.ts'
import { planPermissions } from '../plan/access.ts'
import { swapPermissions as may } from './access.ts'

/**
 * Two trainees exchange the time of their stays: the other one accepts, every department concerned
 * agrees, the base decides. `department`: answers for a department that has not agreed yet; `last`:
 * for all of those, `others`: another one is still to agree. A plan that is published ends the open
 * swaps of the stays it rewrites (`rewritten`).
 */
export const swapFlow = flow({
  name: 'rotationSwap',
  states: ['requested', 'accepted', 'departmentsPassed', 'basePassed', 'rejected', 'withdrawn'],
  initial: 'requested',
  relations: ['owner', 'other', 'department', 'last', 'others', 'base', 'rewritten'],
  actions: {
    accept: {
      kind: 'forward',
      from: ['requested'],
      to: 'accepted',
      permission: may.own,
      as: ['other'],
    },
    decline: {
      kind: 'end',
      from: ['requested'],
      to: 'rejected',
      permission: may.own,
      as: ['other'],
      needs: ['reason'],
    },
    agreeAsDepartment: {
      kind: 'forward',
      from: ['accepted'],
      to: 'accepted',
      permission: may.department,
      as: ['department', 'others'],
    },
    passAsDepartment: {
      kind: 'forward',
      from: ['accepted'],
      to: 'departmentsPassed',
      permission: may.department,
      as: ['department', 'last'],
    },
    rejectAsDepartment: {
      kind: 'end',
      from: ['accepted'],
      to: 'rejected',
      permission: may.department,
      as: ['department'],
      needs: ['reason'],
    },
    passAsBase: {
      kind: 'forward',
      from: ['departmentsPassed'],
      to: 'basePassed',
      permission: may.base,
      as: ['base'],
    },
    rejectAsBase: {
      kind: 'end',
      from: ['departmentsPassed'],
      to: 'rejected',
      permission: may.base,
      as: ['base'],
      needs: ['reason'],
    },
    withdraw: {
      kind: 'end',
      from: ['requested', 'accepted', 'departmentsPassed'],
      to: 'withdrawn',
      permission: may.own,
      as: ['owner'],
      ownAllowed: true,
    },
    lapse: {
      kind: 'end',
      from: ['requested', 'accepted', 'departmentsPassed'],
      to: 'rejected',
      permission: planPermissions.publish,
      as: ['rewritten'],
    },
    retract: {
      kind: 'end',
      from: ['accepted', 'departmentsPassed'],
      to: 'withdrawn',
      permission: may.own,
      as: ['other'],
    },
  },
})

/** A swap waits for a decision as long as the person who asked can withdraw it. */
export const OPEN_SWAP_STATES: readonly SwapState[] = swapFlow.actions.withdraw.from
export type SwapState = (typeof swapFlow.states)[number]
export type SwapRelation = (typeof swapFlow.relations)[number]

export const SWAP_REVIEW_ACTIONS = [
  'accept',
  'decline',
  'agreeAsDepartment',
  'passAsDepartment',
  'rejectAsDepartment',
  'passAsBase',
  'rejectAsBase',
] as const
