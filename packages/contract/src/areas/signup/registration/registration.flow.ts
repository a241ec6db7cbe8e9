import { flow } from '../../../kernel/flows/flow.ts'
import { signupPermissions as may } from '../access.ts'

/**
 * A registration from draft to enrolment. An intake with two review steps (base, then office) has
 * its own action for each step; trainee kinds exempt from the exam are admitted from `qualified`.
 */
export const registrationFlow = flow({
  name: 'registration',
  states: [
    'draft',
    'submitted',
    'basePassed',
    'returned',
    'rejected',
    'qualified',
    'examArranged',
    'scored',
    'admitted',
    'waitlisted',
    'notAdmitted',
    'confirmed',
    'declined',
    'lapsed',
    'arrivalArranged',
    'arrived',
    'noShow',
    'signed',
    'enrolled',
    'withdrawn',
  ],
  initial: 'draft',
  relations: [
    'owner',
    'filler',
    'base',
    'office',
    'complete',
    'inWindow',
    'mendable',
    'oneStep',
    'twoSteps',
    'exempt',
    'mayConfirm',
    'confirmOver',
  ],
  actions: {
    submit: {
      kind: 'forward',
      from: ['draft', 'returned'],
      to: 'submitted',
      permission: may.fill,
      as: ['filler', 'complete', 'inWindow'],
      ownAllowed: true,
    },
    // a core field was changed after a reviewer had passed the registration
    resubmit: {
      kind: 'back',
      from: ['qualified', 'examArranged'],
      to: 'submitted',
      permission: may.fill,
      as: ['filler'],
      ownAllowed: true,
    },
    withdraw: {
      kind: 'end',
      from: [
        'draft',
        'submitted',
        'basePassed',
        'returned',
        'qualified',
        'examArranged',
        'scored',
        'admitted',
        'waitlisted',
        'notAdmitted',
      ],
      to: 'withdrawn',
      permission: may.fill,
      as: ['filler'],
      ownAllowed: true,
    },
    pass: {
      kind: 'forward',
      from: ['submitted'],
      to: 'qualified',
      permission: may.review,
      as: ['base', 'oneStep'],
    },
    passAtBase: {
      kind: 'forward',
      from: ['submitted'],
      to: 'basePassed',
      permission: may.review,
      as: ['base', 'twoSteps'],
    },
    passAtOffice: {
      kind: 'forward',
      from: ['basePassed'],
      to: 'qualified',
      permission: may.admit,
      as: ['office'],
    },
    return: {
      kind: 'back',
      from: ['submitted'],
      to: 'returned',
      permission: may.review,
      as: ['base', 'mendable'],
      needs: ['reason'],
    },
    returnAtOffice: {
      kind: 'back',
      from: ['basePassed'],
      to: 'returned',
      permission: may.admit,
      as: ['office', 'mendable'],
      needs: ['reason'],
    },
    reject: {
      kind: 'end',
      from: ['submitted'],
      to: 'rejected',
      permission: may.review,
      as: ['base'],
      needs: ['reason'],
    },
    rejectAtOffice: {
      kind: 'end',
      from: ['basePassed'],
      to: 'rejected',
      permission: may.admit,
      as: ['office'],
      needs: ['reason'],
    },
    arrangeExam: {
      kind: 'forward',
      from: ['qualified'],
      to: 'examArranged',
      permission: may.admit,
      as: ['office'],
    },
    score: {
      kind: 'forward',
      from: ['examArranged'],
      to: 'scored',
      permission: may.admit,
      as: ['office'],
    },
    admitExempt: {
      kind: 'forward',
      from: ['qualified'],
      to: 'admitted',
      permission: may.admit,
      as: ['office', 'exempt'],
    },
    admit: {
      kind: 'forward',
      from: ['scored'],
      to: 'admitted',
      permission: may.admit,
      as: ['office'],
    },
    putOnWaitingList: {
      kind: 'forward',
      from: ['scored'],
      to: 'waitlisted',
      permission: may.admit,
      as: ['office'],
    },
    turnDown: {
      kind: 'end',
      from: ['scored'],
      to: 'notAdmitted',
      permission: may.admit,
      as: ['office'],
    },
    call: {
      kind: 'forward',
      from: ['waitlisted'],
      to: 'admitted',
      permission: may.admit,
      as: ['office'],
    },
    adjust: {
      kind: 'forward',
      from: ['waitlisted', 'notAdmitted'],
      to: 'admitted',
      permission: may.admit,
      as: ['office'],
    },
    confirm: {
      kind: 'forward',
      from: ['admitted'],
      to: 'confirmed',
      permission: may.fill,
      as: ['owner', 'mayConfirm'],
      ownAllowed: true,
    },
    decline: {
      kind: 'end',
      from: ['admitted'],
      to: 'declined',
      permission: may.fill,
      as: ['owner', 'mayConfirm'],
      ownAllowed: true,
    },
    lapse: {
      kind: 'end',
      from: ['admitted'],
      to: 'lapsed',
      permission: may.admit,
      as: ['office', 'confirmOver'],
    },
    arrangeArrival: {
      kind: 'forward',
      from: ['confirmed'],
      to: 'arrivalArranged',
      permission: may.receive,
      as: ['office'],
    },
    arrive: {
      kind: 'forward',
      from: ['arrivalArranged'],
      to: 'arrived',
      permission: may.receive,
      as: ['office'],
    },
    reportNoShow: {
      kind: 'end',
      from: ['arrivalArranged'],
      to: 'noShow',
      permission: may.receive,
      as: ['office'],
      needs: ['reason'],
    },
    sign: {
      kind: 'forward',
      from: ['arrived'],
      to: 'signed',
      permission: may.receive,
      as: ['office'],
    },
    enrol: {
      kind: 'forward',
      from: ['signed'],
      to: 'enrolled',
      permission: may.receive,
      as: ['office'],
    },
  },
})

export type RegistrationState = (typeof registrationFlow.states)[number]

/** States after the scores of the entrance exam were checked and released. */
export const SCORES_OUT: readonly RegistrationState[] = [
  'scored',
  'admitted',
  'waitlisted',
  'notAdmitted',
  'confirmed',
  'declined',
  'lapsed',
  'arrivalArranged',
  'arrived',
  'noShow',
  'signed',
  'enrolled',
]

export type RegistrationAction = keyof typeof registrationFlow.actions
export type RegistrationRelation = (typeof registrationFlow.relations)[number]

/** Actions of reviewers; later steps belong to the rooms of recruitment. */
export const REVIEW_ACTIONS = [
  'pass',
  'passAtBase',
  'passAtOffice',
  'return',
  'returnAtOffice',
  'reject',
  'rejectAtOffice',
] as const

export type ReviewAction = (typeof REVIEW_ACTIONS)[number]

/** Actions of the applicant on the registration; confirming a place belongs to admission. */
export const OWN_ACTIONS = ['submit', 'withdraw'] as const
export type OwnAction = (typeof OWN_ACTIONS)[number]
