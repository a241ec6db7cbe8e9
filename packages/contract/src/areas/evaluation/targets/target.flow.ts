import { flow } from '../../../kernel/flows/flow.ts'
import { targetPermissions as may } from './access.ts'

/**
 * A target: set, open for answers, closed, then its results are shown and it is never opened again.
 * `people`: somebody rates somebody. `lasting`: its last day is not over.
 */
export const targetFlow = flow({
  name: 'evaluationTarget',
  states: ['draft', 'open', 'closed', 'released'],
  initial: 'draft',
  relations: ['people', 'lasting'],
  actions: {
    open: {
      kind: 'forward',
      from: ['draft'],
      to: 'open',
      permission: may.manage,
      as: ['people', 'lasting'],
      ownAllowed: true,
    },
    close: { kind: 'end', from: ['open'], to: 'closed', permission: may.manage, ownAllowed: true },
    reopen: {
      kind: 'back',
      from: ['closed'],
      to: 'open',
      permission: may.manage,
      as: ['lasting'],
      ownAllowed: true,
    },
    release: {
      kind: 'forward',
      from: ['closed'],
      to: 'released',
      permission: may.manage,
      ownAllowed: true,
    },
  },
})

export type TargetState = (typeof targetFlow.states)[number]
export type TargetRelation = (typeof targetFlow.relations)[number]
