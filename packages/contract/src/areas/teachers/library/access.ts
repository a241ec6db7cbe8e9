import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'
import { bankPermissions } from '../bank/access.ts'

export const libraryPermissions = {
  list: 'teachers:library:list',

  /** Enter, correct, move and remove teachers, and import them from a sheet. */
  manage: 'teachers:library:manage',
  export: 'teachers:library:export',
} as const satisfies Record<string, Permission>

export const libraryErrors = errorsOf('teachers', {
  personUnknown: { status: 400, code: 'A0400', field: 'userId' },
  alreadyInLibrary: { status: 409, code: 'B0001', field: 'userId' },
  applicationUnderWay: { status: 409, code: 'B0001', field: 'userId' },
  validityOver: { status: 400, code: 'A0400', field: 'validUntil' },
  ownEntry: { status: 409, code: 'B0001' },
  outsiderRecorded: { status: 409, code: 'B0001', field: 'name' },
  outsiderHasAccount: { status: 409, code: 'B0001' },
  departmentOfAnotherBase: { status: 400, code: 'A0400', field: 'departmentId' },
})

const readers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const

export const libraryMenus = menusOf(() => [
  {
    key: 'teaching.library',
    parent: 'teaching',
    type: 'MENU',
    path: 'library',
    view: 'teacher/library/index',
    icon: 'book',
    sort: 8,
    roles: readers,
    keepAlive: true,
    permissions: {
      [libraryPermissions.list]: [...readers, 'ADMIN'],
      [libraryPermissions.export]: [...readers, 'ADMIN'],
      [libraryPermissions.manage]: ['BHB_ADMIN'],
      [bankPermissions.read]: ['BHB_ADMIN'],
    },
  },
])
