import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const leaveTypePermissions = {
  list: 'absence:leaveType:list',
  edit: 'absence:leaveType:edit',
  export: 'absence:leaveType:export',
} as const satisfies Record<string, Permission>

export const leaveTypeErrors = errorsOf('absence', {
  /** {type} has {left} days in {year}, and {wanted} are asked for; new ones come on {on}. */
  leaveDaysShort: { status: 409, code: 'B0001', field: 'endsOn' },

  /** The same where no day is known on which new ones come. */
  leaveDaysOver: { status: 409, code: 'B0001', field: 'endsOn' },

  /**
   * {left} days of {type} may be used on the days of the leave; {carried} others were carried over
   * and are for {from} until {until}.
   */
  leaveDaysCarried: { status: 409, code: 'B0001', field: 'endsOn' },

  /**
   * {left} days of {type} may be used on the days of the leave; {ending} others end before it, the
   * last on {until}.
   */
  leaveDaysEnd: { status: 409, code: 'B0001', field: 'endsOn' },

  /**
   * An event of {type} has at most {days} days by {source}; {taken} of them are applied for
   * already.
   */
  leaveEventOver: { status: 409, code: 'B0001', field: 'endsOn' },

  /** {type} is for women or for men only. */
  leaveTypeNotForYou: { status: 409, code: 'B0001', field: 'leaveTypeId' },

  /** {type}: the application does not say of which birth, marriage or other event. */
  leaveEventUnnamed: { status: 409, code: 'B0001', field: 'eventOn' },
  leaveDaysUnrecorded: { status: 409, code: 'B0001', field: 'leaveTypeId' },
  leaveTypeCodeTaken: { status: 409, code: 'B0001', field: 'code' },
  leaveTypeNameTaken: { status: 409, code: 'B0001', field: 'name' },
  leaveTypeBuiltIn: { status: 409, code: 'B0001' },
  leaveTypePapersUnnamed: { status: 400, code: 'A0400', field: 'papers' },
  leaveTypeLimitMissing: { status: 400, code: 'A0400', field: 'extendsOver' },
  typeDayTaken: { status: 409, code: 'B0001', field: 'minWorkYears' },
  typeDayUnnamed: { status: 400, code: 'A0400', field: 'name' },
  typeDayMissing: { status: 400, code: 'A0400', field: 'days' },
  typeDayNational: { status: 400, code: 'A0400', field: 'provinceCode' },
  provinceUnknown: { status: 400, code: 'A0400', field: 'provinceCode' },
  stepRuleTaken: { status: 409, code: 'B0001', field: 'leaveTypeId' },
  stepRuleNobody: { status: 400, code: 'A0400', field: 'supervisor' },
  stepRuleOfEveryType: { status: 409, code: 'B0001' },
})

const office = ['BHB_ADMIN'] as const
const page = { parent: 'daily', type: 'MENU', roles: office, keepAlive: true } as const

export const leaveTypeMenus = menusOf(() => [
  {
    ...page,
    key: 'daily.leaveTypes',
    path: 'leave-type',
    view: 'daily/leave/type',
    icon: 'profile',
    sort: 30,
    permissions: {
      [leaveTypePermissions.list]: office,
      [leaveTypePermissions.edit]: office,
      [leaveTypePermissions.export]: office,
    },
  },
  {
    ...page,
    key: 'daily.leaveSteps',
    path: 'leave-step',
    view: 'daily/leave/step',
    icon: 'solution',
    sort: 31,
  },
])
