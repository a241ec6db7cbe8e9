import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const changePermissions = {
  own: 'mentors:change:own',
  answer: 'mentors:change:answer',
  list: 'mentors:change:list',
  decide: 'mentors:change:decide',
} as const satisfies Record<string, Permission>

export const changeErrors = errorsOf('mentors', {
  noMentorYet: { status: 409, code: 'B0001', field: 'entryId' },
  changeUnderWay: { status: 409, code: 'B0001', field: 'entryId' },
  mentorNotOffered: { status: 409, code: 'B0001', field: 'entryId' },
  mentorIsPresent: { status: 409, code: 'B0001', field: 'entryId' },
  noPlaceLeft: { status: 409, code: 'B0001', field: 'entryId' },
  relationEnded: { status: 409, code: 'B0001' },
})

const office = ['BHB_ADMIN', 'BASE_ADMIN'] as const

/**
 * Anyone who creates accounts of teachers and trainees must have the permissions of these accounts.
 */
const appointers = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const

/** Heads of departments and bases are mentors with or without the role of a teacher. */
const mentors = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'] as const

export const changeMenus = menusOf(() => [
  {
    key: 'mentoring.changeRequests',
    parent: 'mentoring',
    type: 'MENU',
    path: 'change-requests',
    view: 'mentor/change/requests',
    icon: 'form',
    sort: 40,
    roles: mentors,
    keepAlive: true,
    permissions: {
      [changePermissions.answer]: ['TEACHER', ...appointers],
      [changePermissions.own]: ['STUDENT', ...appointers],
    },
  },
  {
    key: 'mentoring.change',
    parent: 'mentoring',
    type: 'MENU',
    path: 'change',
    view: 'mentor/change/index',
    icon: 'swap',
    sort: 41,
    roles: office,
    keepAlive: true,
    permissions: { [changePermissions.list]: office, [changePermissions.decide]: office },
  },
])
