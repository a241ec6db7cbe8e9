import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const coursePermissions = {
  /** Take courses and read own progress. */
  take: 'learning:course:take',

  /** Build courses and follow who has got how far. */
  build: 'learning:course:build',

  /** Publish courses for the people one answers for. */
  publish: 'learning:course:publish',
  export: 'learning:course:export',
} as const satisfies Record<string, Permission>

export const courseErrors = errorsOf('learning', {
  courseHostWrong: { status: 400, code: 'A0400', field: 'baseId' },
  courseAudienceWrong: { status: 400, code: 'A0400', field: 'cohortIds' },
  courseDaysWrong: { status: 400, code: 'A0400', field: 'dueOn' },
  courseEmpty: { status: 409, code: 'B0001', field: 'chapters' },
  lessonUnknown: { status: 400, code: 'A0400', field: 'chapters' },
  courseNotOpen: { status: 409, code: 'B0001' },
  playedElsewhere: { status: 409, code: 'B0001' },
  noCourseCertificate: { status: 404, code: 'A0401' },
})

const builders = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER'] as const
const teachers = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'] as const

/**
 * Anyone who creates accounts of teachers and trainees must have the permissions of these accounts.
 */
const appointers = ['ADMIN', 'BHB_ADMIN'] as const
const page = { parent: 'course', type: 'MENU', keepAlive: true } as const

export const courseMenus = menusOf(() => [
  {
    ...page,
    key: 'course.own',
    path: 'own',
    view: 'course/own/index',
    icon: 'desktop',
    sort: 1,
    roles: ['STUDENT'],
    permissions: { [coursePermissions.take]: ['STUDENT', ...teachers, ...appointers] },
  },
  {
    ...page,
    key: 'course.manage',
    path: 'manage',
    view: 'course/manage/index',
    icon: 'appstore',
    sort: 20,
    roles: builders,
    adds: coursePermissions.build,
    permissions: {
      [coursePermissions.build]: [...builders, 'ADMIN'],
      [coursePermissions.publish]: ['BHB_ADMIN', 'BASE_ADMIN', 'ADMIN'],
      [coursePermissions.export]: ['BHB_ADMIN', 'BASE_ADMIN', 'ADMIN'],
    },
  },
  {
    key: 'teaching.course',
    parent: 'teaching',
    type: 'MENU',
    path: 'course',
    view: 'teacher/course/index',
    icon: 'desktop',
    sort: 6,
    roles: teachers,
    keepAlive: true,
  },
])
