import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const examPermissions = {
  /** Sit exams and read one's own results. */
  take: 'learning:exam:take',

  /** Plan exams with papers, rooms and candidates, release their results. */
  manage: 'learning:exam:manage',

  /** Follow a running exam: extra time, pause, message, re-admission. */
  invigilate: 'learning:exam:invigilate',

  /** Mark answers that no rule marks. */
  mark: 'learning:exam:mark',
  export: 'learning:exam:export',
} as const satisfies Record<string, Permission>

export const examErrors = errorsOf('learning', {
  examHostWrong: { status: 400, code: 'A0400', field: 'baseId' },
  examTrainUnknown: { status: 400, code: 'A0400', field: 'trainId' },
  examPapersUnknown: { status: 400, code: 'A0400', field: 'paperIds' },
  examTimesWrong: { status: 400, code: 'A0400', field: 'closesAt' },
  examWindowPast: { status: 400, code: 'A0400', field: 'closesAt' },
  examReleaseEarly: { status: 400, code: 'A0400', field: 'releaseAt' },

  /** {count} attempts would end earlier than they do now. */
  examEarlierForBegun: { status: 409, code: 'B0001' },

  /** The first began at {at}. */
  examOpensAfterBegin: { status: 409, code: 'B0001', field: 'opensAt' },
  examFixedOnceBegun: { status: 409, code: 'B0001' },
  examNoPaper: { status: 409, code: 'B0001', field: 'paperIds' },

  /** {papers} are drafts or have no questions. */
  examPaperNotReady: { status: 409, code: 'B0001', field: 'paperIds' },
  examNobody: { status: 409, code: 'B0001' },
  examOver: { status: 409, code: 'B0001', field: 'closesAt' },

  /** {count} attempts. */
  examBegun: { status: 409, code: 'B0001' },

  /** It closes at {closes}. */
  examNotOver: { status: 409, code: 'B0001' },

  /** {running} attempts are under way, {unmarked} wait for marks. */
  examNotScored: { status: 409, code: 'B0001' },
  examNoResit: { status: 409, code: 'B0001' },

  /** Results with the answers were out and taken back: the same papers are not sat again. */
  examAnswersKnown: { status: 409, code: 'B0001', field: 'paperIds' },
  examPeopleUnknown: { status: 400, code: 'A0400', field: 'userIds' },
  examPeopleOfTrain: { status: 409, code: 'B0001' },
  candidateBegan: { status: 409, code: 'B0001' },
  examRoomTwice: { status: 400, code: 'A0400', field: 'rooms' },
  examRoomUnknown: { status: 400, code: 'A0400', field: 'roomId' },

  /** Of {seats} seats. */
  examSeatBeyond: { status: 400, code: 'A0400', field: 'seat' },
  examSeatTaken: { status: 409, code: 'B0001', field: 'seat' },

  /** {missing} seats are missing. */
  examSeatsFew: { status: 409, code: 'B0001' },
  examStaffUnknown: { status: 400, code: 'A0400', field: 'invigilatorIds' },
  examStaffSits: { status: 400, code: 'A0400', field: 'invigilatorIds' },
  extraTimeTooLong: { status: 400, code: 'A0400', field: 'extraMinutes' },
  noLateAnswers: { status: 409, code: 'B0001' },
  examOwnCandidate: { status: 409, code: 'B0001' },
  examPaperToSit: { status: 409, code: 'B0001', field: 'paperIds' },
})

const planners = ['BHB_ADMIN', 'BASE_ADMIN', 'ADMIN'] as const
const staff = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER'] as const
const page = { parent: 'course', type: 'MENU' } as const

export const examMenus = menusOf(() => [
  {
    ...page,
    key: 'course.exam',
    path: 'exam',
    view: 'course/exam/index',
    icon: 'schedule',
    sort: 50,
    roles: staff,
    adds: examPermissions.manage,
    keepAlive: true,
    permissions: {
      [examPermissions.manage]: planners,
      [examPermissions.invigilate]: [...staff, 'ADMIN'],
      [examPermissions.export]: planners,
    },
  },
  {
    ...page,
    key: 'course.watch',
    path: 'watch',
    view: 'course/exam/watch',
    sort: 51,
    roles: staff,
    hidden: true,
  },
])
