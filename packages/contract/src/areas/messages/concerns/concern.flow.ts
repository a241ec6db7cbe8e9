import { flow } from '../../../kernel/flows/flow.ts'
import { concernPermissions as may } from './access.ts'

/**
 * A concern comes in, is worked on, answered and closed. A further message of its sender, who has no
 * account here, opens it again.
 */
export const concernFlow = flow({
  name: 'concern',
  states: ['received', 'inWork', 'answered', 'closed'],
  initial: 'received',
  relations: ['reader'],
  actions: {
    take: {
      kind: 'forward',
      from: ['received'],
      to: 'inWork',
      permission: may.read,
      as: ['reader'],
    },
    answer: {
      kind: 'forward',
      from: ['received', 'inWork', 'answered'],
      to: 'answered',
      permission: may.read,
      as: ['reader'],
    },
    close: {
      kind: 'end',
      from: ['inWork', 'answered'],
      to: 'closed',
      permission: may.read,
      as: ['reader'],
    },
    reopen: {
      kind: 'back',
      from: ['answered', 'closed'],
      to: 'inWork',
      permission: may.read,
      as: ['reader'],
    },
  },
})

export type ConcernState = (typeof concernFlow.states)[number]
