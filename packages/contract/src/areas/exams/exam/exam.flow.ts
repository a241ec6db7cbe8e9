import { flow } from '../../../kernel/flows/flow.ts'
import { examPermissions as may } from './access.ts'

/**
 * An exam is drafted, published to its candidates, and its results released. `ready`: it has a
 * checked paper and candidates; `unbegun`: nobody has started; `scored`: its window is over and
 * every attempt is marked; `owner`: who sits it, or may, and so decides nothing about it.
 */
export const examFlow = flow({
  name: 'exam',
  states: ['draft', 'published', 'released', 'cancelled'],
  initial: 'draft',
  relations: ['owner', 'ready', 'unbegun', 'scored'],
  actions: {
    publish: {
      kind: 'forward',
      from: ['draft'],
      to: 'published',
      permission: may.manage,
      as: ['ready'],
    },
    unpublish: {
      kind: 'back',
      from: ['published'],
      to: 'draft',
      permission: may.manage,
      as: ['unbegun'],
    },
    release: {
      kind: 'forward',
      from: ['published'],
      to: 'released',
      permission: may.manage,
      as: ['scored'],
    },
    retract: {
      kind: 'back',
      from: ['released'],
      to: 'published',
      permission: may.manage,
      needs: ['reason'],
    },
    cancel: {
      kind: 'end',
      from: ['draft', 'published'],
      to: 'cancelled',
      permission: may.manage,
      as: ['unbegun'],
      needs: ['reason'],
    },
  },
})

export type ExamState = (typeof examFlow.states)[number]
export type ExamRelation = (typeof examFlow.relations)[number]
