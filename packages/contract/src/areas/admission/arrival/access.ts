import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const arrivalPermissions = {
  list: 'recruit:arrival:list',
  export: 'recruit:arrival:export',
} as const satisfies Record<string, Permission>

export const arrivalErrors = errorsOf('recruitment', {
  medicalNeeded: { status: 400, code: 'A0400', field: 'hasPassedMedical' },
  arriveAtPast: { status: 400, code: 'A0400', field: 'arriveAt' },
  arriveAtFar: { status: 400, code: 'A0400', field: 'arriveAt' },
  arrivedInFuture: { status: 400, code: 'A0400', field: 'arrivedOn' },
  arrivedBeforeCalled: { status: 400, code: 'A0400', field: 'arrivedOn' },
  signedInFuture: { status: 400, code: 'A0400', field: 'signedOn' },
  signedLongAgo: { status: 400, code: 'A0400', field: 'signedOn' },
  startsFar: { status: 400, code: 'A0400', field: 'startsOn' },
  trainingTooLong: { status: 400, code: 'A0400', field: 'endsOn' },
  trainingTooShort: { status: 400, code: 'A0400', field: 'endsOn' },
  noAgreement: { status: 404, code: 'A0401' },
})

const office = ['BHB_ADMIN'] as const

/** Placed below `recruit`, which the area signup declares. */
export const arrivalMenus = menusOf(() => [
  {
    key: 'recruit.arrival',
    parent: 'recruit',
    type: 'MENU',
    path: 'arrival',
    view: 'recruit/arrange/index',
    icon: 'user',
    sort: 60,
    roles: office,
    keepAlive: true,
    permissions: { [arrivalPermissions.list]: office, [arrivalPermissions.export]: office },
  },
])
