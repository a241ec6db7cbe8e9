import { flow } from '../../../kernel/flows/flow.ts'
import { tablePermissions as may } from './access.ts'

/**
 * A published standard is never changed: publishing the next edition supersedes it. `sound`: its
 * months add up.
 */
export const standardFlow = flow({
  name: 'standard',
  states: ['draft', 'published', 'superseded'],
  initial: 'draft',
  relations: ['manager', 'sound', 'succeeded'],
  actions: {
    publish: {
      kind: 'forward',
      from: ['draft'],
      to: 'published',
      permission: may.manage,
      as: ['manager', 'sound'],
      ownAllowed: true,
    },
    supersede: {
      kind: 'end',
      from: ['published'],
      to: 'superseded',
      permission: may.manage,
      as: ['manager', 'succeeded'],
      ownAllowed: true,
    },
  },
})

export type StandardRelation = (typeof standardFlow.relations)[number]
