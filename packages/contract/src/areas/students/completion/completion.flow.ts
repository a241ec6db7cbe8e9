import { flow } from '../../../kernel/flows/flow.ts'
import { completionPermissions as may } from './access.ts'

/**
 * The base proposes that a trainee completes, the office confirms. `owner` is who proposed;
 * `trainee` the person it is about, who decides nothing; `uncertified`: no certificate of it is in
 * force, so that it may be taken back.
 */
export const completionFlow = flow({
  name: 'completion',
  states: ['proposed', 'confirmed', 'certified', 'rejected', 'withdrawn'],
  initial: 'proposed',
  relations: ['owner', 'other', 'uncertified'],
  actions: {
    confirm: {
      kind: 'forward',
      from: ['proposed'],
      to: 'confirmed',
      permission: may.confirm,
      as: ['other'],
    },
    reject: {
      kind: 'end',
      from: ['proposed'],
      to: 'rejected',
      permission: may.confirm,
      as: ['other'],
      needs: ['reason'],
    },
    revert: {
      kind: 'back',
      from: ['confirmed', 'certified'],
      to: 'proposed',
      permission: may.confirm,
      as: ['other', 'uncertified'],
      needs: ['reason'],
    },
    withdraw: {
      kind: 'end',
      from: ['proposed'],
      to: 'withdrawn',
      permission: may.propose,
      as: ['owner'],
      ownAllowed: true,
    },
    certify: {
      kind: 'forward',
      from: ['confirmed'],
      to: 'certified',
      permission: may.issue,
      as: ['other', 'uncertified'],
    },
  },
})

export type CompletionState = (typeof completionFlow.states)[number]
export type CompletionRelation = (typeof completionFlow.relations)[number]

/** States of a completion that is confirmed; its certificate may be issued. */
export const CONFIRMED_STATES: readonly CompletionState[] = completionFlow.actions.revert.from

export const COMPLETION_ACTIONS = ['confirm', 'reject', 'revert', 'withdraw'] as const
