import { flow } from '../../../kernel/flows/flow.ts'
import { paperPermissions as may } from './access.ts'

/**
 * A paper is designed, checked, and locked by its first attempt; a locked one never changes.
 * `whole`: it has questions, all of them reviewed or in use; `answering`: for its base;
 * `unplanned`: no published exam has it; `owner`: who sits an exam that has it, or may.
 */
export const paperFlow = flow({
  name: 'paper',
  states: ['draft', 'checked', 'locked'],
  initial: 'draft',
  relations: ['owner', 'whole', 'answering', 'unplanned'],
  actions: {
    check: {
      kind: 'forward',
      from: ['draft'],
      to: 'checked',
      permission: may.check,
      as: ['whole', 'answering'],
    },
    reopen: {
      kind: 'back',
      from: ['checked'],
      to: 'draft',
      permission: may.check,
      as: ['answering', 'unplanned'],
    },
    lock: { kind: 'end', from: ['checked'], to: 'locked', permission: may.check },
  },
})

export type PaperState = (typeof paperFlow.states)[number]
export type PaperRelation = (typeof paperFlow.relations)[number]

/** Decisions of those who answer for a paper; `lock` follows from the first attempt. */
export const PAPER_DECISIONS = ['check', 'reopen'] as const
