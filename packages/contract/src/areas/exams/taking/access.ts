import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'
import { examPermissions as may } from '../exam/access.ts'

export const takingErrors = errorsOf('learning', {
  /** It opens at {opens}. */
  examNotOpenYet: { status: 409, code: 'B0001' },

  /** It closed at {closes}. */
  examClosed: { status: 409, code: 'B0001' },
  examCalledOff: { status: 409, code: 'B0001' },

  /** Results with the answers were out and taken back, and the exam has no other form. */
  paperKnown: { status: 409, code: 'B0001' },
  attemptsUsed: { status: 409, code: 'B0001' },

  /** Another device continues only after re-admission. */
  attemptElsewhere: { status: 409, code: 'B0001' },
  resultNotReleased: { status: 409, code: 'B0001' },
  journalFull: { status: 409, code: 'B0001' },
})

const takers = ['STUDENT', 'TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'] as const

/**
 * Anyone who creates accounts of teachers and trainees must have the permissions of these accounts.
 */
const appointers = ['ADMIN', 'BHB_ADMIN'] as const
const page = { parent: 'course', type: 'MENU' } as const

export const takingMenus = menusOf(() => [
  {
    ...page,
    key: 'course.ownExam',
    path: 'own-exam',
    view: 'course/own/exam',
    icon: 'form',
    sort: 2,
    keepAlive: true,
    roles: takers,
    permissions: { [may.take]: [...takers, ...appointers] },
  },
])
