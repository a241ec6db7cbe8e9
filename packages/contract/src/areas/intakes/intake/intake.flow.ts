import { flow } from '../../../kernel/flows/flow.ts'
import { intakesPermissions as may } from '../access.ts'

/**
 * An intake from draft to finished. Opening fixes the rules and commits to the seed of the lots. A
 * closed intake can be reopened (with extended dates) while nobody holds a seat. Only the admission
 * run does `publish`.
 */
export const intakeFlow = flow({
  name: 'intake',
  states: ['draft', 'open', 'closed', 'admitting', 'published', 'finished'],
  initial: 'draft',
  relations: ['nobodyPlaced'],
  actions: {
    open: { kind: 'forward', from: ['draft'], to: 'open', permission: may.intakeMove },
    close: { kind: 'forward', from: ['open'], to: 'closed', permission: may.intakeMove },
    reopen: {
      kind: 'back',
      from: ['closed'],
      to: 'open',
      permission: may.intakeMove,
      as: ['nobodyPlaced'],
    },
    startAdmission: {
      kind: 'forward',
      from: ['closed'],
      to: 'admitting',
      permission: may.intakeMove,
    },
    publish: { kind: 'forward', from: ['admitting'], to: 'published', permission: may.intakeMove },
    finish: { kind: 'forward', from: ['published'], to: 'finished', permission: may.intakeMove },
  },
})

export type IntakeState = (typeof intakeFlow.states)[number]
export type IntakeAction = keyof typeof intakeFlow.actions
export type IntakeRelation = (typeof intakeFlow.relations)[number]

/** Actions of the office in the list of intakes. */
export const INTAKE_ACTIONS = ['open', 'close', 'reopen', 'startAdmission', 'finish'] as const
