import { flow } from '../../../kernel/index.ts'
import { examPermissions as may } from './permissions.ts'

/**
 * An exam is drafted, published to its candidates, and its results released. `ready`: it has a checked paper and candidates; `unbegun`:
 * nobody has started; `scored`: its window is over and every attempt is marked.
 */
export const examFlow = flow({
  name: 'exam',
  states: ['draft', 'published', 'released', 'cancelled'],
  initial: 'draft',
  relations: ['ready', 'unbegun', 'scored'],
  actions: {
    publish: { kind: 'forward', from: ['draft'], to: 'published', permission: may.manage, as: ['ready'], ownAllowed: true },
    unpublish: { kind: 'back', from: ['published'], to: 'draft', permission: may.manage, as: ['unbegun'], ownAllowed: true },
    release: { kind: 'forward', from: ['published'], to: 'released', permission: may.manage, as: ['scored'], ownAllowed: true },
    retract: { kind: 'back', from: ['released'], to: 'published', permission: may.manage, needs: ['reason'], ownAllowed: true },
    cancel: {
      kind: 'end',
      from: ['draft', 'published'],
      to: 'cancelled',
      permission: may.manage,
      as: ['unbegun'],
      needs: ['reason'],
      ownAllowed: true,
    },
  },
})
export type ExamState = (typeof examFlow.states)[number]
export type ExamRelation = (typeof examFlow.relations)[number]
