import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const sessionPermissions = {
  /** Sessions of committees whose member one is, of the own base, or all. */
  list: 'progress:session:list',
  plan: 'progress:session:plan',

  /** Note and decide as a member. */
  decide: 'progress:session:decide',

  /** The own decisions and plans. */
  own: 'progress:decision:own',
} as const satisfies Record<string, Permission>

export const sessionErrors = errorsOf('progress', {
  sessionCommitteeUnknown: { status: 400, code: 'A0400', field: 'committeeId' },
  sessionMajorUnknown: { status: 400, code: 'A0400', field: 'majorId' },

  /** {until}: a year from today. */
  sessionTooFar: { status: 400, code: 'A0400', field: 'heldOn' },
  sessionTaken: { status: 409, code: 'B0001', field: 'heldOn' },
  factsAhead: { status: 400, code: 'A0400', field: 'factsOn' },
  heldBeforeFacts: { status: 400, code: 'A0400', field: 'heldOn' },

  /** {lacks}: what the committee lacks on the day. */
  committeeNotFit: { status: 409, code: 'B0001' },
  sessionWithoutTrainees: { status: 409, code: 'B0001' },

  /** {most}: how many trainees one session judges. */
  tooManyTrainees: { status: 409, code: 'B0001' },

  /** {count} trainees are without a decision. */
  decisionsMissing: { status: 409, code: 'B0001' },

  /** {person}, who took part in the decision about {name}, is a relative as declared since. */
  decisionOfRelative: { status: 409, code: 'B0001' },

  /** {name}: what the decision begins is not possible any more. */
  decisionCannotBegin: { status: 409, code: 'B0001' },

  /** Notes are written until the session is closed. */
  notesOver: { status: 409, code: 'B0001' },

  /** Decisions are recorded while the session is held. */
  decisionNotNow: { status: 409, code: 'B0001' },

  /** Only the chair records, or another member where the chair cannot. */
  recorderIsChair: { status: 403, code: 'A0301' },
  recorderExcluded: { status: 403, code: 'A0301' },
  participantUnknown: { status: 400, code: 'A0400', field: 'participants' },

  /** {name} declared to be a relative. */
  participantRelative: { status: 409, code: 'B0001', field: 'participants' },
  participantMentorAlone: { status: 409, code: 'B0001', field: 'participants' },

  /** {least}: half of the members in office. */
  participantsFew: { status: 409, code: 'B0001', field: 'participants' },
  recorderAbsent: { status: 409, code: 'B0001', field: 'participants' },
  reasonMissing: { status: 400, code: 'A0400', field: 'reason' },
  goalsMissing: { status: 400, code: 'A0400', field: 'goals' },
  goalOwnerUnknown: { status: 400, code: 'A0400', field: 'goals' },
  goalDuePast: { status: 400, code: 'A0400', field: 'goals' },
  staysMissing: { status: 400, code: 'A0400', field: 'stays' },
  stayUnknown: { status: 400, code: 'A0400', field: 'stays' },
  situationMissing: { status: 400, code: 'A0400', field: 'situation' },
  leavesOnMissing: { status: 400, code: 'A0400', field: 'leavesOn' },

  /** {from}, {until}: the first day of the training, and a year after the session. */
  dayOutOfRange: { status: 400, code: 'A0400' },
  decidedMeanwhile: { status: 409, code: 'B0001' },
  relativeTraineeUnknown: { status: 400, code: 'A0400', field: 'traineeId' },
  relativePersonUnknown: { status: 400, code: 'A0400', field: 'userId' },
  answeredAlready: { status: 409, code: 'B0001' },
  answerBeforeRead: { status: 409, code: 'B0001' },
  minutesNotYet: { status: 409, code: 'B0001' },
})

const members = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN'] as const

/** Anyone who creates accounts of trainees must have the permissions of these accounts. */
const appointers = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const

export const sessionMenus = menusOf(() => [
  {
    key: 'progressSessions',
    parent: 'progress',
    type: 'MENU',
    path: 'sessions',
    view: 'progress/session/index',
    icon: 'audit',
    sort: 1,
    roles: members,
    keepAlive: true,
    permissions: {
      [sessionPermissions.list]: [...members, 'ADMIN'],
      [sessionPermissions.decide]: [...members, 'ADMIN'],
      [sessionPermissions.plan]: ['BHB_ADMIN', 'ADMIN'],
    },
  },
  {
    key: 'progressOwn',
    parent: 'progress',
    type: 'MENU',
    path: 'own',
    view: 'progress/own/index',
    icon: 'solution',
    sort: 2,
    roles: ['STUDENT'],
    permissions: { [sessionPermissions.own]: ['STUDENT', ...appointers] },
  },
])
