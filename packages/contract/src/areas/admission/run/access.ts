import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const admissionPermissions = {
  list: 'recruit:admission:list',
  run: 'recruit:admission:run',
  publish: 'recruit:admission:publish',
  call: 'recruit:admission:call',
  export: 'recruit:admission:export',
} as const satisfies Record<string, Permission>

export const admissionErrors = errorsOf('recruitment', {
  runNotNow: { status: 409, code: 'B0001' },
  runNobody: { status: 409, code: 'B0001' },
  runSeedMissing: { status: 409, code: 'B0001' },
  runStale: { status: 409, code: 'B0001' },
  runReviewsOpen: { status: 409, code: 'B0001' },
  runPublicationNotOver: { status: 409, code: 'B0001' },
  placeConfirmOver: { status: 409, code: 'B0001' },
  placeConfirmWindow: { status: 409, code: 'B0001' },
  placeTooLate: { status: 409, code: 'B0001' },
  placeSettled: { status: 409, code: 'B0001' },
  poolNotLeft: { status: 409, code: 'B0001' },
  poolNoEligibleSeat: { status: 409, code: 'B0001' },
  adjustmentStale: { status: 409, code: 'B0001' },
})

const office = ['BHB_ADMIN'] as const
const readers = ['BHB_ADMIN', 'BASE_ADMIN'] as const

/** Placed below `recruit`, which the area signup declares. */
export const runMenus = menusOf(() => [
  {
    key: 'recruit.admission',
    parent: 'recruit',
    type: 'MENU',
    path: 'admission',
    view: 'recruit/admission/index',
    icon: 'trophy',
    sort: 50,
    roles: readers,
    keepAlive: true,
    permissions: {
      [admissionPermissions.list]: readers,
      [admissionPermissions.export]: readers,
      [admissionPermissions.run]: office,
      [admissionPermissions.publish]: office,
      [admissionPermissions.call]: office,
    },
  },
])
