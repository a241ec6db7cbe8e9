import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const badgePermissions = {
  /** Print badges of trainees and revoke them. */
  manage: 'competence:badge:manage',
} as const satisfies Record<string, Permission>

export const badgeErrors = errorsOf('competence', {
  /** One sentence for codes that are unknown, revoked or of somebody who left. */
  badgeUnknown: { status: 404, code: 'A0401' },
  badgeTraineeUnknown: { status: 400, code: 'A0400', field: 'traineeIds' },
  badgeRevoked: { status: 409, code: 'B0001' },
  badgeNone: { status: 409, code: 'B0001' },
})

const printers = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN'] as const

export const badgeMenus = menusOf(() => [
  {
    key: 'supervision.badge',
    parent: 'supervision',
    type: 'MENU',
    path: 'badge',
    view: 'competence/badge/index',
    icon: 'idcard',
    sort: 5,
    roles: printers,
    keepAlive: true,
    permissions: { [badgePermissions.manage]: [...printers, 'ADMIN'] },
  },
])
