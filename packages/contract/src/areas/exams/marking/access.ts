import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'
import { examPermissions as may } from '../exam/access.ts'

export const markingErrors = errorsOf('learning', {
  /** The exam closes at {closes}. */
  markNotOver: { status: 409, code: 'B0001' },

  /** The reader may still sit an exam with this question; {why}. */
  markHeldBack: { status: 409, code: 'B0001' },
  markedByOthers: { status: 409, code: 'B0001' },
  markReleased: { status: 409, code: 'B0001' },
  markFollowed: { status: 409, code: 'B0001' },

  /** At most {most}. */
  markTooHigh: { status: 400, code: 'A0400', field: 'given' },

  /** The exam closes at {closes}. */
  regradeNotOver: { status: 409, code: 'B0001' },
  regradeNoEdition: { status: 409, code: 'B0001' },
  regradeEditionUnlike: { status: 409, code: 'B0001' },
  regradeAlready: { status: 409, code: 'B0001' },
  regradeNothingLeft: { status: 409, code: 'B0001' },

  /** {count} answers would wait for a marker. */
  regradeWouldWait: { status: 409, code: 'B0001' },
  analysisOfOne: { status: 400, code: 'A0400', field: 'examId' },
})

const markers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER'] as const
const page = { parent: 'course', type: 'MENU', keepAlive: true } as const

export const markingMenus = menusOf(() => [
  {
    ...page,
    key: 'course.mark',
    path: 'mark',
    view: 'course/mark/index',
    icon: 'audit',
    sort: 52,
    roles: markers,
    permissions: { [may.mark]: [...markers, 'ADMIN'] },
  },
  {
    ...page,
    key: 'course.result',
    path: 'result',
    view: 'course/result/index',
    icon: 'bar-chart',
    sort: 54,
    roles: ['BHB_ADMIN', 'BASE_ADMIN'],
  },
])
