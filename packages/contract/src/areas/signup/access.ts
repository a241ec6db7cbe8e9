import type { Permission } from '../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../kernel/calls/errors.ts'
import { type MenuSeed, menusOf } from '../../kernel/menus.ts'
import { partnerMenus } from './partner/access.ts'

export const signupPermissions = {
  fill: 'signup:registration:fill',
  list: 'signup:registration:list',
  review: 'signup:registration:review',
  admit: 'signup:registration:admit',
  receive: 'signup:registration:receive',
  reveal: 'signup:registration:reveal',
  export: 'signup:registration:export',
} as const satisfies Record<string, Permission>

export const signupErrors = errorsOf('signup', {
  noOpenIntake: { status: 400, code: 'B0001' },
  notEditable: { status: 409, code: 'B0001' },

  /** Refusals outside the time to submit name its dates. */
  signUpNotYet: { status: 409, code: 'B0001' },
  signUpOver: { status: 409, code: 'B0001' },
  signUpStopped: { status: 409, code: 'B0001' },

  /** Returned, and submitted again as it was. */
  notMended: { status: 409, code: 'B0001' },
  mendingOver: { status: 409, code: 'B0001' },

  /** Passed, or returned in part: this section is not editable. */
  sectionNotEditable: { status: 409, code: 'B0001' },

  /** The applicant must confirm before a passed registration goes back to review. */
  coreChange: { status: 409, code: 'B0001', field: 'mayResubmit' },

  /** A choice that has been examined cannot be judged again. */
  examBegun: { status: 409, code: 'B0001' },
  intakeClosed: { status: 409, code: 'B0001', field: 'intakeId' },

  /** Barred by the office; the reason is shown to the person. */
  barred: { status: 409, code: 'B0001', field: 'idCard' },
  placeUnknown: { status: 400, code: 'A0400', field: 'studentPlace' },
  cardTaken: { status: 409, code: 'B0001', field: 'idCard' },
  cardWrong: { status: 400, code: 'A0400', field: 'idCard' },
  cardBirthDate: { status: 400, code: 'A0400', field: 'birthDate' },
  cardGender: { status: 400, code: 'A0400', field: 'gender' },
  tooYoung: { status: 400, code: 'A0400', field: 'idCard' },
  ethnicUnknown: { status: 400, code: 'A0400', field: 'ethnicCode' },
  regionUnknown: { status: 400, code: 'A0400', field: 'regionCode' },
  schoolUnknown: { status: 400, code: 'A0400', field: 'schoolId' },
  kindNotAccepted: { status: 400, code: 'A0400', field: 'traineeKind' },
  offerUnknown: { status: 400, code: 'A0400', field: 'offerIds' },
  incomplete: { status: 400, code: 'B0001' },

  /** The base of a choice judges it until the review ends, the office until scores are known. */
  judgingOver: { status: 409, code: 'B0001' },
  consentNeeded: { status: 400, code: 'A0410', field: 'consentVersion' },
  alreadyTrainee: { status: 409, code: 'B0001', field: 'idCard' },
})

const reviewers = ['BHB_ADMIN', 'BASE_ADMIN'] as const

/**
 * One side of the registrations, as a list and a page of its own; what signupPermissions be done
 * there belongs to the review.
 */
const partMenu = (
  part: 'identity' | 'education' | 'examination',
  icon: string,
  sort: number,
): MenuSeed => ({
  key: `recruit.${part}`,
  parent: 'recruit',
  type: 'MENU',
  path: part,
  view: `recruit/student/${part}`,
  icon,
  sort,
  roles: reviewers,
  keepAlive: true,
})

export const signupMenus = menusOf(() => [
  {
    key: 'recruit',
    type: 'CATALOG',
    path: '/recruit',
    icon: 'solution',
    sort: 100,
    roles: reviewers,
    alwaysShow: true,
  },
  {
    key: 'recruit.registration',
    parent: 'recruit',
    type: 'MENU',
    path: 'registration',
    view: 'recruit/student/registration',
    icon: 'profile',
    sort: 1,
    roles: reviewers,
    keepAlive: true,
    permissions: {
      [signupPermissions.list]: reviewers,
      [signupPermissions.review]: reviewers,
      [signupPermissions.admit]: ['BHB_ADMIN'],
      [signupPermissions.receive]: ['BHB_ADMIN'],
      [signupPermissions.reveal]: reviewers,
      [signupPermissions.export]: reviewers,
    },
  },
  partMenu('identity', 'idcard', 2),
  partMenu('education', 'read', 3),
  partMenu('examination', 'file-text', 4),
  {
    key: 'signup',
    type: 'CATALOG',
    path: '/signup',
    icon: 'form',
    sort: 101,
    roles: ['APPLICANT', 'PARTNER'],
    hidden: true,
    permissions: { [signupPermissions.fill]: ['APPLICANT', 'PARTNER'] },
  },
  ...partnerMenus,
])
