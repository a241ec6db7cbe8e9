import { flow } from '../../../kernel/flows/flow.ts'
import { templatePermissions as may } from './access.ts'

/**
 * A published form is never changed: publishing the next edition supersedes it. `sound`: its
 * weights add up.
 */
export const templateFlow = flow({
  name: 'evaluationTemplate',
  states: ['draft', 'published', 'superseded'],
  initial: 'draft',
  relations: ['sound', 'succeeded'],
  actions: {
    publish: {
      kind: 'forward',
      from: ['draft'],
      to: 'published',
      permission: may.manage,
      as: ['sound'],
      ownAllowed: true,
    },
    supersede: {
      kind: 'end',
      from: ['published'],
      to: 'superseded',
      permission: may.manage,
      as: ['succeeded'],
      ownAllowed: true,
    },
  },
})

export type TemplateState = (typeof templateFlow.states)[number]
export type TemplateRelation = (typeof templateFlow.relations)[number]
