import { flow } from '../../../kernel/flows/flow.ts'
import { newsPermissions as may } from './access.ts'

/**
 * News are written, perhaps planned for a time, published to everybody with an account, and
 * withdrawn.
 */
export const newsFlow = flow({
  name: 'news',
  states: ['draft', 'scheduled', 'published', 'withdrawn'],
  initial: 'draft',
  relations: [],
  actions: {
    publish: {
      kind: 'forward',
      from: ['draft', 'scheduled', 'withdrawn'],
      to: 'published',
      permission: may.edit,
      ownAllowed: true,
    },
    schedule: {
      kind: 'forward',
      from: ['draft'],
      to: 'scheduled',
      permission: may.edit,
      ownAllowed: true,
    },
    unschedule: {
      kind: 'back',
      from: ['scheduled'],
      to: 'draft',
      permission: may.edit,
      ownAllowed: true,
    },
    withdraw: {
      kind: 'end',
      from: ['published'],
      to: 'withdrawn',
      permission: may.edit,
      ownAllowed: true,
    },
  },
})

export type NewsState = (typeof newsFlow.states)[number]
