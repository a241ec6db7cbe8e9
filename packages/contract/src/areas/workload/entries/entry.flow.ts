import { flow } from '../../../kernel/flows/flow.ts'
import { resubmitReturned } from '../../../kernel/flows/submitted-steps.ts'
import { entryPermissions as may } from './access.ts'

/**
 * One case of a trainee. The draft is on the device of the trainee until it is sent. `judge`: the
 * supervisor of the stay, its department where nobody supervises, the base for a case outside the
 * stays. `corrector`: a judge, the department or the base, after the decision. A passed entry is
 * never changed: correcting replaces it by its next version.
 */
export const entryFlow = flow({
  name: 'workloadEntry',
  states: ['submitted', 'passed', 'returned', 'rejected', 'withdrawn', 'replaced'],
  initial: 'submitted',
  relations: ['owner', 'judge', 'corrector'],
  actions: {
    pass: {
      kind: 'forward',
      from: ['submitted'],
      to: 'passed',
      permission: may.decide,
      as: ['judge'],
    },
    return: {
      kind: 'back',
      from: ['submitted'],
      to: 'returned',
      permission: may.decide,
      as: ['judge'],
      needs: ['reason'],
    },
    reject: {
      kind: 'end',
      from: ['submitted'],
      to: 'rejected',
      permission: may.decide,
      as: ['judge'],
      needs: ['reason'],
    },
    resubmit: resubmitReturned(may.own),
    withdraw: {
      kind: 'end',
      from: ['submitted', 'returned'],
      to: 'withdrawn',
      permission: may.own,
      as: ['owner'],
      ownAllowed: true,
    },
    correct: {
      kind: 'back',
      from: ['passed', 'rejected'],
      to: 'replaced',
      permission: may.decide,
      as: ['corrector'],
      needs: ['reason'],
    },
  },
})

export type EntryState = (typeof entryFlow.states)[number]

/** States in which the cases of an entry count as entered: passed, or on the way to it. */
export const ENTERED_STATES: readonly EntryState[] = ['submitted', 'passed', 'returned']
export type EntryRelation = (typeof entryFlow.relations)[number]
export const ENTRY_REVIEW_ACTIONS = ['pass', 'return', 'reject'] as const
export type EntryReviewAction = (typeof ENTRY_REVIEW_ACTIONS)[number]
