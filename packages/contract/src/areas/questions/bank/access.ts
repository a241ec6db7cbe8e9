import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const bankPermissions = {
  /** Write questions, and read those one may use. */
  build: 'learning:question:build',

  /** Keep the bank: review and retire questions, sort them into categories. */
  review: 'learning:question:review',
  export: 'learning:question:export',
} as const satisfies Record<string, Permission>

export const bankErrors = errorsOf('learning', {
  /** Not there, or of a bank that the writer does not write for. */
  categoryUnknown: { status: 400, code: 'A0400', field: 'categoryId' },
  categoryHostWrong: { status: 400, code: 'A0400', field: 'baseId' },

  /** Categories are added by those who keep the bank. */
  categoryNotKept: { status: 400, code: 'A0400', field: 'places' },
  categoryNameTaken: { status: 409, code: 'A0400', field: 'name' },
  categoryUsed: { status: 409, code: 'B0001' },

  /** A category cannot be moved below itself. */
  categoryLoop: { status: 400, code: 'A0400', field: 'parentId' },
  questionUsed: { status: 409, code: 'B0001' },

  /** An exam that the reader may still sit has it; {why} says which kind, and until when. */
  questionHeldBack: { status: 409, code: 'B0001' },

  /** The writer sits an exam with it whose results are not out, or may still do so. */
  questionOfOwnExam: { status: 409, code: 'B0001' },
  pairWrong: { status: 400, code: 'A0400', field: 'goneId' },
})

const writers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER'] as const
const keepers = ['BHB_ADMIN', 'BASE_ADMIN', 'ADMIN'] as const

export const bankMenus = menusOf(() => [
  {
    key: 'course.bank',
    parent: 'course',
    type: 'MENU',
    path: 'bank',
    view: 'course/bank/index',
    icon: 'book',
    sort: 40,
    roles: writers,
    adds: bankPermissions.build,
    keepAlive: true,
    permissions: {
      [bankPermissions.build]: [...writers, 'ADMIN'],
      [bankPermissions.review]: keepers,
      [bankPermissions.export]: keepers,
    },
  },
])
