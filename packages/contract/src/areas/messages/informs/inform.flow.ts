import { flow } from '../../../kernel/flows/flow.ts'
import { informPermissions as may } from './access.ts'

/**
 * An inform is written, perhaps planned for a time, sent, and perhaps withdrawn. `sender`: the
 * writer, or the education office.
 */
export const informFlow = flow({
  name: 'inform',
  states: ['draft', 'scheduled', 'sent', 'withdrawn'],
  initial: 'draft',
  relations: ['sender'],
  actions: {
    send: {
      kind: 'forward',
      from: ['draft', 'scheduled'],
      to: 'sent',
      permission: may.send,
      as: ['sender'],
      ownAllowed: true,
    },
    schedule: {
      kind: 'forward',
      from: ['draft'],
      to: 'scheduled',
      permission: may.send,
      as: ['sender'],
      ownAllowed: true,
    },
    unschedule: {
      kind: 'back',
      from: ['scheduled'],
      to: 'draft',
      permission: may.send,
      as: ['sender'],
      ownAllowed: true,
    },
    withdraw: {
      kind: 'end',
      from: ['sent'],
      to: 'withdrawn',
      permission: may.send,
      as: ['sender'],
      ownAllowed: true,
    },
  },
})

export type InformState = (typeof informFlow.states)[number]
