import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

/** A person may hold both permissions but may not check a score they entered. */
export const examsPermissions = {
  arrange: 'recruit:exam:arrange',
  score: 'recruit:exam:score',
  check: 'recruit:exam:check',
  export: 'recruit:exam:export',
} as const satisfies Record<string, Permission>

export const examsErrors = errorsOf('recruitment', {
  sessionNameTaken: { status: 409, code: 'B0001', field: 'name' },
  sessionIntakeUnknown: { status: 400, code: 'A0400', field: 'intakeId' },
  sessionSeatsTooFew: { status: 409, code: 'B0001', field: 'seats' },
  sessionUsed: { status: 409, code: 'B0001' },
  sessionUnknown: { status: 400, code: 'A0400', field: 'sessionIds' },
  sessionBegun: { status: 409, code: 'B0001' },
  sessionFull: { status: 409, code: 'B0001', field: 'sessionId' },
  sessionSame: { status: 400, code: 'A0400', field: 'sessionId' },
  sessionElsewhere: { status: 400, code: 'A0400', field: 'sessionId' },
  seatsMissing: { status: 409, code: 'B0001', field: 'sessionIds' },
  nobodyToArrange: { status: 400, code: 'B0001' },
  arrangementChanged: { status: 409, code: 'B0001' },
  ticketNumbersSpent: { status: 409, code: 'B0001' },
  noTicket: { status: 404, code: 'A0401' },
  seedMissing: { status: 409, code: 'B0001' },
  scoreTooEarly: { status: 409, code: 'B0001' },
  scoreNotNow: { status: 409, code: 'B0001' },
  scoreOfferWrong: { status: 400, code: 'A0400', field: 'offerId' },
  scoreOfOneself: { status: 409, code: 'B0001' },
  scoreEnteredByOneself: { status: 409, code: 'B0001' },
  scoreReviewClosed: { status: 409, code: 'B0001' },
  scoreReviewTwice: { status: 409, code: 'B0001', field: 'component' },
  scoreReviewNoScore: { status: 409, code: 'B0001', field: 'component' },
  scoreReviewPointsMissing: { status: 400, code: 'A0410', field: 'points' },
  scoreReviewSamePoints: { status: 400, code: 'A0400', field: 'points' },
  scoreReviewBeingChecked: { status: 409, code: 'B0001' },
})

const office = ['BHB_ADMIN'] as const

/** Placed below `recruit`, which the area signup declares. */
export const examsMenus = menusOf(() => [
  {
    key: 'recruit.exam',
    parent: 'recruit',
    type: 'MENU',
    path: 'exam',
    view: 'recruit/examination/index',
    icon: 'carry-out',
    sort: 40,
    roles: office,
    keepAlive: true,
    permissions: { [examsPermissions.arrange]: office },
  },
  {
    key: 'recruit.score',
    parent: 'recruit',
    type: 'MENU',
    path: 'score',
    view: 'recruit/score/index',
    icon: 'book',
    sort: 41,
    roles: office,
    keepAlive: true,
    permissions: {
      [examsPermissions.score]: office,
      [examsPermissions.check]: office,
      [examsPermissions.export]: office,
    },
  },
])
