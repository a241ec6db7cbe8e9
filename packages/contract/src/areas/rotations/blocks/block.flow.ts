import { flow } from '../../../kernel/flows/flow.ts'
import { blockPermissions as may } from './access.ts'

/**
 * A stay of a trainee in a department. `owner`: the trainee, `leader`: answers for the department,
 * `assessor`: the same or the supervisor. `party`: one of these. `begun`, `ended`: by its days.
 * `sound`, `short`: what the rules say of its scores, so that nobody chooses between them. `past`:
 * recorded from before the system.
 */
export const blockFlow = flow({
  name: 'rotationBlock',
  states: ['planned', 'entered', 'exitRequested', 'assessed', 'passed', 'failed'],
  initial: 'planned',
  relations: ['owner', 'leader', 'assessor', 'party', 'begun', 'ended', 'sound', 'short', 'past'],
  actions: {
    enter: {
      kind: 'forward',
      from: ['planned'],
      to: 'entered',
      permission: may.enter,
      as: ['leader', 'begun'],
    },
    cancelEntry: {
      kind: 'back',
      from: ['entered'],
      to: 'planned',
      permission: may.enter,
      as: ['leader'],
      needs: ['reason'],
    },
    requestExit: {
      kind: 'forward',
      from: ['entered'],
      to: 'exitRequested',
      permission: may.exit,
      as: ['party', 'ended'],
      ownAllowed: true,
    },
    assess: {
      kind: 'forward',
      from: ['exitRequested'],
      to: 'assessed',
      permission: may.assess,
      as: ['assessor'],
    },
    reassess: {
      kind: 'back',
      from: ['assessed'],
      to: 'exitRequested',
      permission: may.assess,
      as: ['leader'],
      needs: ['reason'],
    },
    pass: {
      kind: 'forward',
      from: ['assessed'],
      to: 'passed',
      permission: may.assess,
      as: ['leader', 'sound'],
    },
    fail: {
      kind: 'end',
      from: ['assessed'],
      to: 'failed',
      permission: may.assess,
      as: ['leader', 'short'],
    },
    recordPassed: {
      kind: 'forward',
      from: ['planned'],
      to: 'passed',
      permission: may.recordPast,
      as: ['past'],
    },
    recordFailed: {
      kind: 'end',
      from: ['planned'],
      to: 'failed',
      permission: may.recordPast,
      as: ['past'],
    },
  },
})

export type BlockState = (typeof blockFlow.states)[number]
export type BlockRelation = (typeof blockFlow.relations)[number]

/** Forward first: rows show the first as a button. */
export const BLOCK_ACTIONS = [
  'enter',
  'requestExit',
  'assess',
  'pass',
  'fail',
  'cancelEntry',
  'reassess',
] as const

export type BlockAction = (typeof BLOCK_ACTIONS)[number]

/** A stay has a supervisor to be chosen until it is assessed. */
export const UNASSESSED: readonly string[] = [
  ...blockFlow.actions.enter.from,
  ...blockFlow.actions.requestExit.from,
  ...blockFlow.actions.assess.from,
]

export const FAILED = blockFlow.actions.fail.to

/** Whether a stay counts in the timetable: one that failed is done again in another stay. */
export const countsInTimetable = ({ state }: { state: string }) => state !== FAILED

const RESULTS = ['passed', 'failed'] as const

/** The result of a stay that has one. */
export const resultOf = (state: string) => RESULTS.find((result) => result === state) ?? null
