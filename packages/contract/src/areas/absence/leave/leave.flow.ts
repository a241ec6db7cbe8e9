import { flow } from '../../../kernel/flows/flow.ts'
import { leavePermissions as may } from './access.ts'

const OPEN = ['submitted', 'supervisorPassed', 'departmentPassed', 'basePassed'] as const

/**
 * An absence of a trainee. A leave goes through the steps its days and type ask for; every part of
 * a step (a supervisor of each block, each department) agrees, and the last one moves the leave on.
 * The person who passes the last step approves it. Steps that are not needed are skipped.
 * `decider`: answers for an open part of the present step; `others`: somebody else is to decide the
 * same step; `last`: nobody is; `further`: another step follows; `final`: none does. `begun`,
 * `ahead`: its first day has come, or has not. `closer`: confirms report-backs; `reviser`: decides
 * revocations; `keeper`: cancels a recorded absence.
 */
export const leaveFlow = flow({
  name: 'leave',
  states: [
    'draft',
    'submitted',
    'supervisorPassed',
    'departmentPassed',
    'basePassed',
    'approved',
    'rejected',
    'withdrawn',
    'revokeRequested',
    'revoked',
    'reported',
    'confirmed',
    'recorded',
    'cancelled',
  ],
  initial: 'draft',
  relations: [
    'owner',
    'decider',
    'others',
    'last',
    'further',
    'final',
    'begun',
    'ahead',
    'closer',
    'reviser',
    'recorder',
    'keeper',
  ],
  actions: {
    submit: {
      kind: 'forward',
      from: ['draft'],
      to: 'submitted',
      permission: may.own,
      as: ['owner'],
      ownAllowed: true,
    },
    approve: {
      kind: 'forward',
      from: OPEN,
      to: 'approved',
      permission: may.decide,
      as: ['decider', 'last', 'final'],
    },
    agree: {
      kind: 'forward',
      from: ['submitted'],
      to: 'submitted',
      permission: may.decide,
      as: ['decider', 'others'],
    },
    passAsSupervisor: {
      kind: 'forward',
      from: ['submitted'],
      to: 'supervisorPassed',
      permission: may.decide,
      as: ['decider', 'last', 'further'],
    },
    agreeAsDepartment: {
      kind: 'forward',
      from: ['supervisorPassed'],
      to: 'supervisorPassed',
      permission: may.decide,
      as: ['decider', 'others'],
    },
    passAsDepartment: {
      kind: 'forward',
      from: ['submitted', 'supervisorPassed'],
      to: 'departmentPassed',
      permission: may.decide,
      as: ['decider', 'last', 'further'],
    },
    passAsBase: {
      kind: 'forward',
      from: ['submitted', 'supervisorPassed', 'departmentPassed'],
      to: 'basePassed',
      permission: may.decide,
      as: ['decider', 'last', 'further'],
    },
    reject: {
      kind: 'end',
      from: OPEN,
      to: 'rejected',
      permission: may.decide,
      as: ['decider'],
      needs: ['reason'],
    },
    withdraw: {
      kind: 'end',
      from: OPEN,
      to: 'withdrawn',
      permission: may.own,
      as: ['owner'],
      ownAllowed: true,
    },
    reportBack: {
      kind: 'forward',
      from: ['approved'],
      to: 'reported',
      permission: may.own,
      as: ['owner', 'begun'],
      ownAllowed: true,
    },
    confirmReport: {
      kind: 'forward',
      from: ['reported'],
      to: 'confirmed',
      permission: may.decide,
      as: ['closer'],
    },
    rejectReport: {
      kind: 'back',
      from: ['reported'],
      to: 'approved',
      permission: may.decide,
      as: ['closer'],
      needs: ['reason'],
    },
    requestRevoke: {
      kind: 'end',
      from: ['approved'],
      to: 'revokeRequested',
      permission: may.own,
      as: ['owner', 'ahead'],
      ownAllowed: true,
      needs: ['reason'],
    },
    passRevoke: {
      kind: 'forward',
      from: ['revokeRequested'],
      to: 'revoked',
      permission: may.decide,
      as: ['reviser'],
    },
    rejectRevoke: {
      kind: 'back',
      from: ['revokeRequested'],
      to: 'approved',
      permission: may.decide,
      as: ['reviser'],
      needs: ['reason'],
    },
    record: {
      kind: 'forward',
      from: ['draft'],
      to: 'recorded',
      permission: may.record,
      as: ['recorder'],
    },
    cancel: {
      kind: 'end',
      from: ['recorded'],
      to: 'cancelled',
      permission: may.cancel,
      as: ['keeper'],
      needs: ['reason'],
    },
  },
})

export type LeaveState = (typeof leaveFlow.states)[number]
export type LeaveRelation = (typeof leaveFlow.relations)[number]

/** States in which a leave waits for a step. */
export const OPEN_STATES: readonly LeaveState[] = OPEN

const NEVER_OF_AWAYS: readonly LeaveState[] = ['draft', 'recorded', 'cancelled']

/** States of aways: an away is neither stored as a draft nor recorded by others. */
export const AWAY_STATES = leaveFlow.states.filter((state) => !NEVER_OF_AWAYS.includes(state))

/**
 * What deciders are offered. `approve` is one action for every step of a leave: the server decides
 * whether others still have to decide, so that leaves at different steps are decided together.
 */
export const LEAVE_REVIEW_ACTIONS = [
  'approve',
  'reject',
  'confirmReport',
  'rejectReport',
  'passRevoke',
  'rejectRevoke',
  'cancel',
] as const

export type LeaveReviewAction = (typeof LEAVE_REVIEW_ACTIONS)[number]
export const LEAVE_OWN_ACTIONS = ['withdraw', 'reportBack', 'requestRevoke'] as const
