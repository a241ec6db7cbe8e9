import { flow } from '../../../kernel/flows/flow.ts'
import { bankPermissions as may } from './access.ts'

/**
 * A question is written, reviewed by somebody else, used by papers and retired. `keeper`: answers
 * for the base of its category, or for all; `writer`: may change it. `redraft` follows from a
 * change of a reviewed question, `use` from a paper that is checked.
 */
export const questionFlow = flow({
  name: 'question',
  states: ['draft', 'reviewed', 'inUse', 'retired'],
  initial: 'draft',
  relations: ['firstPerson', 'keeper', 'writer'],
  secondPerson: 'question',
  actions: {
    review: {
      kind: 'forward',
      from: ['draft'],
      to: 'reviewed',
      permission: may.review,
      as: ['keeper'],
    },
    redraft: {
      kind: 'back',
      from: ['reviewed'],
      to: 'draft',
      permission: may.build,
      as: ['writer'],
      firstAllowed: true,
    },
    use: {
      kind: 'forward',
      from: ['reviewed'],
      to: 'inUse',
      permission: may.build,
      firstAllowed: true,
    },
    restore: {
      kind: 'back',
      from: ['retired'],
      to: 'draft',
      permission: may.review,
      as: ['keeper'],
      firstAllowed: true,
    },
    retire: {
      kind: 'end',
      from: ['draft', 'reviewed', 'inUse'],
      to: 'retired',
      permission: may.review,
      as: ['keeper'],
      firstAllowed: true,
    },
  },
})

export type QuestionState = (typeof questionFlow.states)[number]

/** States of a question that papers take. */
export const USABLE_STATES = ['reviewed', 'inUse'] as const satisfies readonly QuestionState[]

export type QuestionRelation = (typeof questionFlow.relations)[number]

/** Decisions of those who keep the bank. */
export const QUESTION_DECISIONS = ['review', 'restore', 'retire'] as const
