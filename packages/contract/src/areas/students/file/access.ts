import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const filePermissions = {
  own: 'students:file:own',

  /** Whole numbers and the address of trainees, and the printed file. */
  reveal: 'students:file:reveal',

  /** Full account numbers of trainees, for the person who pays them. */
  bank: 'students:bank:read',
  exportBank: 'students:bank:export',
} as const satisfies Record<string, Permission>

export const fileErrors = errorsOf('students', {
  /** Only trainees have a file. */
  noFile: { status: 409, code: 'B0001' },
  fieldProtected: { status: 409, code: 'B0001' },
  educationFirst: { status: 409, code: 'B0001' },
  factWrong: { status: 400, code: 'A0400' },
  levelTwice: { status: 409, code: 'B0001', field: 'level' },
  listFull: { status: 409, code: 'B0001' },
  studyProtected: { status: 409, code: 'B0001' },
  accountMasked: { status: 400, code: 'A0400', field: 'bankAccount' },
})

const bases = ['BHB_ADMIN', 'BASE_ADMIN'] as const

/** Anyone who creates accounts of trainees must have the permissions of these accounts. */
const appointers = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const

export const fileMenus = menusOf(() => [
  {
    key: 'training.file',
    parent: 'training',
    type: 'MENU',
    path: 'file',
    view: 'student/file/index',
    icon: 'profile',
    sort: 0,
    roles: ['STUDENT'],
    keepAlive: true,
    permissions: {
      [filePermissions.own]: ['STUDENT', ...appointers],
      [filePermissions.reveal]: bases,
      [filePermissions.bank]: ['BHB_ADMIN'],
      [filePermissions.exportBank]: ['BHB_ADMIN'],
    },
  },
])
