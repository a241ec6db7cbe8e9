import { flow } from '../../../kernel/flows/flow.ts'
import { rosterPermissions as may } from './access.ts'

/**
 * A draft is the department's own; a published roster is seen by its people, and every change of it
 * is recorded with a reason; a closed one is final.
 */
export const rosterFlow = flow({
  name: 'dutyRoster',
  states: ['draft', 'published', 'closed'],
  initial: 'draft',
  relations: ['planner', 'over'],
  actions: {
    publish: {
      kind: 'forward',
      from: ['draft'],
      to: 'published',
      permission: may.plan,
      as: ['planner'],
    },
    close: {
      kind: 'end',
      from: ['published'],
      to: 'closed',
      permission: may.plan,
      as: ['planner', 'over'],
    },
  },
})

export type RosterRelation = (typeof rosterFlow.relations)[number]
