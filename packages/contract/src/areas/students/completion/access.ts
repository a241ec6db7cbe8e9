import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const completionPermissions = {
  list: 'students:completion:list',
  propose: 'students:completion:propose',
  confirm: 'students:completion:confirm',
  score: 'students:completion:score',
  import: 'students:completion:import',
  export: 'students:completion:export',
  certificates: 'students:certificate:list',
  issue: 'students:certificate:issue',
  download: 'students:certificate:download',
  revoke: 'students:certificate:revoke',
} as const satisfies Record<string, Permission>

export const completionErrors = errorsOf('students', {
  /** The lines that are not met, in the reader's language. */
  completionUnmet: { status: 409, code: 'B0001', field: 'reason' },

  /** Lines that nobody named when the completion was proposed. */
  completionChanged: { status: 409, code: 'B0001' },
  completionOpen: { status: 409, code: 'B0001' },
  completionEarly: { status: 409, code: 'B0001' },
  completionOwn: { status: 409, code: 'B0001' },
  completionDeparted: { status: 409, code: 'B0001' },
  scoreDay: { status: 400, code: 'A0400', field: 'theoryOn' },
  scoreDaySkill: { status: 400, code: 'A0400', field: 'skillOn' },
  scoreSettled: { status: 409, code: 'B0001', field: 'theory' },
  certificateUnitCode: { status: 409, code: 'B0001' },

  /** A name with a character that no font draws. */
  certificateUndrawable: { status: 409, code: 'B0001' },
  certificateNumberTyped: { status: 400, code: 'A0400', field: 'number' },
  certificateRevoked: { status: 409, code: 'B0001' },
  certificateRevokedOn: { status: 400, code: 'A0400', field: 'revokedOn' },
  certificateDrawing: { status: 409, code: 'B0001' },
})

const staff = ['BHB_ADMIN', 'BASE_ADMIN'] as const
const office = ['BHB_ADMIN'] as const

export const completionMenus = menusOf(() => [
  {
    key: 'training.ownCompletion',
    parent: 'training',
    type: 'MENU',
    path: 'completion',
    view: 'student/completion/own',
    icon: 'carry-out',
    sort: 40,
    roles: ['STUDENT'],
  },
  {
    key: 'training.candidates',
    parent: 'training',
    type: 'MENU',
    path: 'candidates',
    view: 'student/completion/candidates',
    icon: 'schedule',
    sort: 41,
    roles: staff,
    keepAlive: true,
    permissions: {
      [completionPermissions.list]: staff,
      [completionPermissions.propose]: staff,
      [completionPermissions.score]: office,
      [completionPermissions.import]: office,
      [completionPermissions.export]: staff,
    },
  },
  {
    key: 'training.completions',
    parent: 'training',
    type: 'MENU',
    path: 'completions',
    view: 'student/completion/index',
    icon: 'file-text',
    sort: 42,
    roles: staff,
    keepAlive: true,
    permissions: { [completionPermissions.confirm]: office },
  },
  {
    key: 'training.certificates',
    parent: 'training',
    type: 'MENU',
    path: 'certificates',
    view: 'student/certificate/index',
    icon: 'safety',
    sort: 43,
    roles: staff,
    keepAlive: true,
    permissions: {
      [completionPermissions.certificates]: staff,
      [completionPermissions.issue]: office,
      [completionPermissions.download]: staff,
      [completionPermissions.revoke]: office,
    },
  },
])
