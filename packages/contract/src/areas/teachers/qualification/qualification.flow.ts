import { flow } from '../../../kernel/flows/flow.ts'
import { resubmitReturned } from '../../../kernel/flows/submitted-steps.ts'
import { libraryPermissions as mayInLibrary } from '../library/access.ts'
import { qualificationPermissions as may } from './access.ts'

/** States in which an application waits for somebody's decision. */
export const UNDER_REVIEW = ['submitted', 'departmentPassed', 'basePassed'] as const

/**
 * A teacher applies; department, base and office decide in this order. `reviewer` is the person who
 * decides the next step. A qualification ends when a newer one replaces it, when its validity is
 * over (both by the system), or when the office removes it.
 */
export const qualificationFlow = flow({
  name: 'qualification',
  states: [
    'draft',
    'submitted',
    'departmentPassed',
    'basePassed',
    'qualified',
    'returned',
    'rejected',
    'withdrawn',
    'replaced',
    'expired',
    'removed',
  ],
  initial: 'draft',
  relations: ['owner', 'reviewer', 'inWindow', 'system'],
  actions: {
    submit: {
      kind: 'forward',
      from: ['draft'],
      to: 'submitted',
      permission: may.own,
      as: ['owner', 'inWindow'],
      ownAllowed: true,
    },
    resubmit: resubmitReturned(may.own),
    withdraw: {
      kind: 'end',
      from: ['submitted', 'departmentPassed', 'basePassed', 'returned'],
      to: 'withdrawn',
      permission: may.own,
      as: ['owner'],
      ownAllowed: true,
    },
    passDepartment: {
      kind: 'forward',
      from: ['submitted'],
      to: 'departmentPassed',
      permission: may.review,
      as: ['reviewer'],
    },
    passBase: {
      kind: 'forward',
      from: ['departmentPassed'],
      to: 'basePassed',
      permission: may.review,
      as: ['reviewer'],
    },
    qualify: {
      kind: 'forward',
      from: ['basePassed'],
      to: 'qualified',
      permission: may.qualify,
      as: ['reviewer'],
    },
    return: {
      kind: 'back',
      from: UNDER_REVIEW,
      to: 'returned',
      permission: may.review,
      as: ['reviewer'],
      needs: ['reason'],
    },
    reject: {
      kind: 'end',
      from: UNDER_REVIEW,
      to: 'rejected',
      permission: may.review,
      as: ['reviewer'],
      needs: ['reason'],
    },

    /** The office enters somebody who was qualified outside an application. */
    enter: { kind: 'forward', from: ['draft'], to: 'qualified', permission: mayInLibrary.manage },
    remove: {
      kind: 'end',
      from: ['qualified'],
      to: 'removed',
      permission: mayInLibrary.manage,
      needs: ['reason'],
    },
    replace: {
      kind: 'end',
      from: ['qualified'],
      to: 'replaced',
      permission: may.qualify,
      as: ['system'],
      ownAllowed: true,
    },
    expire: {
      kind: 'end',
      from: ['qualified'],
      to: 'expired',
      permission: may.qualify,
      as: ['system'],
      ownAllowed: true,
    },
  },
})

/** States of an application on its way: a person has one at a time. */
export const OPEN_STATES = ['draft', ...UNDER_REVIEW, 'returned'] as const

export type QualificationState = (typeof qualificationFlow.states)[number]
export type QualificationRelation = (typeof qualificationFlow.relations)[number]

/** Decisions of reviewers, through the one review screen. */
export const QUALIFICATION_REVIEW_ACTIONS = [
  'passDepartment',
  'passBase',
  'qualify',
  'return',
  'reject',
] as const

/** What the applicant does. */
export const QUALIFICATION_OWN_ACTIONS = ['submit', 'resubmit', 'withdraw'] as const
