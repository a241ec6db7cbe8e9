import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const partnerPermissions = {
  own: 'signup:partner:own',
  list: 'signup:partner:list',
  review: 'signup:partner:review',
} as const satisfies Record<string, Permission>

export const partnerErrors = errorsOf('signup', {
  creditCodeTaken: { status: 409, code: 'B0001', field: 'creditCode' },
  creditCodeWrong: { status: 400, code: 'A0400', field: 'creditCode' },
  alreadyPartner: { status: 409, code: 'B0001' },
  partnerNotApproved: { status: 409, code: 'B0001' },

  /** Several intakes are open, and none was named. */
  intakeToChoose: { status: 400, code: 'A0400', field: 'intakeId' },
  intakeNotOpen: { status: 409, code: 'B0001', field: 'intakeId' },
  personSignedUp: { status: 409, code: 'B0001', field: 'idCard' },
  mobileSignedUp: { status: 409, code: 'B0001', field: 'mobile' },
  mobileOfAnother: { status: 409, code: 'B0001', field: 'mobile' },
  offerNameUnknown: { status: 400, code: 'A0400', field: 'offer' },
})

const office = ['BHB_ADMIN'] as const

export const partnerMenus = menusOf(() => [
  {
    key: 'recruit.partner',
    parent: 'recruit',
    type: 'MENU',
    path: 'partner',
    view: 'recruit/partner/index',
    icon: 'apartment',
    sort: 50,
    roles: office,
    keepAlive: true,
    permissions: { [partnerPermissions.list]: office, [partnerPermissions.review]: office },
  },
  {
    key: 'cooperation',
    type: 'CATALOG',
    path: '/cooperation',
    icon: 'form',
    sort: 102,
    roles: ['PARTNER'],
    hidden: true,
    permissions: { [partnerPermissions.own]: ['PARTNER'] },
  },
])
