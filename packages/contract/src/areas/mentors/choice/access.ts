import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const mentorChoicePermissions = {
  /** Trainees choose mentors. */
  choose: 'mentors:choice:choose',

  /** Mentors rank, refuse and accept those who applied to them. */
  answer: 'mentors:choice:answer',

  /** The office matches, and places by hand. */
  match: 'mentors:choice:match',
} as const satisfies Record<string, Permission>

export const mentorChoiceErrors = errorsOf('mentors', {
  notTrainee: { status: 409, code: 'B0001' },
  hasMentor: { status: 409, code: 'B0001' },
  tooManyMentors: { status: 400, code: 'A0400', field: 'choices' },
  sameMentorTwice: { status: 400, code: 'A0400', field: 'choices' },
  mentorNotInWindow: { status: 400, code: 'A0400', field: 'choices' },
  mentorRefusedBefore: { status: 409, code: 'B0001', field: 'choices' },
  mentorFull: { status: 409, code: 'B0001' },
  placesJustTaken: { status: 409, code: 'B0001' },
  acceptByMatch: { status: 409, code: 'B0001' },
  matchPublished: { status: 409, code: 'B0001' },
  notOwnApplicant: { status: 409, code: 'B0001', field: 'ids' },
  matchNotThisMode: { status: 409, code: 'B0001' },
  matchNotYet: { status: 409, code: 'B0001' },
  matchNobody: { status: 409, code: 'B0001' },
  matchStale: { status: 409, code: 'B0001' },
  placeBeforeMatch: { status: 409, code: 'B0001' },
  traineeNotOfBase: { status: 400, code: 'A0400', field: 'traineeId' },
  entryNotOffered: { status: 400, code: 'A0400', field: 'entryId' },
})

const teachers = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'] as const

/**
 * Anyone who creates accounts of trainees and teachers must have the permissions of these accounts.
 */
const appointers = ['ADMIN', 'BHB_ADMIN'] as const

export const mentorChoiceMenus = menusOf(() => [
  {
    key: 'mentoring.choice',
    parent: 'mentoring',
    type: 'MENU',
    path: 'choice',
    view: 'mentor/choice/index',
    icon: 'menu',
    sort: 3,
    roles: ['STUDENT'],
    permissions: { [mentorChoicePermissions.choose]: ['STUDENT', ...appointers] },
  },
  {
    key: 'mentoring.applicants',
    parent: 'mentoring',
    type: 'MENU',
    path: 'applicants',
    view: 'mentor/applicants/index',
    icon: 'audit',
    sort: 4,
    roles: teachers,
    permissions: { [mentorChoicePermissions.answer]: [...teachers, ...appointers] },
  },
  {
    key: 'mentoring.match',
    parent: 'mentoring',
    type: 'MENU',
    path: 'match',
    view: 'mentor/match/index',
    icon: 'apartment',
    sort: 25,
    roles: ['BHB_ADMIN'],
    permissions: { [mentorChoicePermissions.match]: ['BHB_ADMIN'] },
  },
])
