import { flow } from '../../../kernel/flows/flow.ts'
import { planPermissions as may } from './access.ts'

/**
 * A draft is worked on; publishing it writes the blocks that have not begun and supersedes the plan
 * that was in force.
 */
export const planFlow = flow({
  name: 'rotationPlan',
  states: ['draft', 'published', 'superseded'],
  initial: 'draft',
  relations: ['planner', 'sound', 'succeeded'],
  actions: {
    publish: {
      kind: 'forward',
      from: ['draft'],
      to: 'published',
      permission: may.publish,
      as: ['planner', 'sound'],
      ownAllowed: true,
    },
    supersede: {
      kind: 'end',
      from: ['published'],
      to: 'superseded',
      permission: may.publish,
      as: ['planner', 'succeeded'],
      ownAllowed: true,
    },
  },
})

export type PlanRelation = (typeof planFlow.relations)[number]
