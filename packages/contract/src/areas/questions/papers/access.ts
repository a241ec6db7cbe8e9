import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const paperPermissions = {
  /** Design papers, by hand or by a blueprint, and print them. */
  build: 'learning:paper:build',

  /** Check papers of the bases one answers for: exams may use them. */
  check: 'learning:paper:check',
} as const satisfies Record<string, Permission>

export const paperErrors = errorsOf('learning', {
  paperHostWrong: { status: 400, code: 'A0400', field: 'baseId' },

  /** Questions at {places} are of another base. */
  paperBaseWrong: { status: 400, code: 'A0400', field: 'baseId' },
  paperNotDraft: { status: 409, code: 'B0001' },
  paperEmpty: { status: 409, code: 'B0001', field: 'sections' },

  /** At {places}: not there, not reviewed, or of a bank the paper does not use. */
  paperQuestionUnknown: { status: 400, code: 'A0400', field: 'sections' },

  /** At {places}: the same question again. */
  paperQuestionTwice: { status: 400, code: 'A0400', field: 'sections' },

  /** At {places}: changed or retired since they were put in. */
  paperQuestionsUnready: { status: 409, code: 'B0001', field: 'sections' },

  /** The reader sits an exam that has it, or may still do so. */
  paperOfOwnExam: { status: 409, code: 'B0001' },

  /** An exam that the reader may still sit has a question of it; {why}. */
  paperHeldBack: { status: 409, code: 'B0001' },
  paperPlanned: { status: 409, code: 'B0001' },
  blueprintCategoryUnknown: { status: 400, code: 'A0400', field: 'rows' },

  /** {rows}: which rows lack how many questions. */
  blueprintLacking: { status: 409, code: 'B0001', field: 'rows' },

  /** Forms that share {possible} questions exist. */
  blueprintOverlapping: { status: 409, code: 'B0001', field: 'overlap' },
})

const builders = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER'] as const

export const paperMenus = menusOf(() => [
  {
    key: 'course.paper',
    parent: 'course',
    type: 'MENU',
    path: 'paper',
    view: 'course/paper/index',
    icon: 'file-text',
    sort: 45,
    roles: builders,
    adds: paperPermissions.build,
    keepAlive: true,
    permissions: {
      [paperPermissions.build]: [...builders, 'ADMIN'],
      [paperPermissions.check]: ['BHB_ADMIN', 'BASE_ADMIN', 'ADMIN'],
    },
  },
])
