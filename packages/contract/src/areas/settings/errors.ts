import { errorsOf } from '../../kernel/index.ts'

export const settingsErrors = errorsOf('settings', {
  typeCodeTaken: { status: 400, code: 'B0001', field: 'code' },
  typeUnknown: { status: 400, code: 'A0400', field: 'typeCode' },
  valueTaken: { status: 400, code: 'B0001', field: 'value' },
  builtInKept: { status: 409, code: 'B0001' },
  builtInCode: { status: 400, code: 'B0001', field: 'code' },
  builtInValue: { status: 400, code: 'B0001', field: 'value' },
  itemUsed: { status: 409, code: 'B0001' },
  valueUsed: { status: 400, code: 'B0001', field: 'value' },
  orderStale: { status: 409, code: 'B0001' },
  schoolCodeTaken: { status: 400, code: 'B0001', field: 'code' },
  yearUnpublished: { status: 400, code: 'B0001' },
  yearNotShipped: { status: 400, code: 'B0001' },
  daysOutsideYear: { status: 400, code: 'A0400', field: 'until' },
  windowOverlaps: { status: 400, code: 'B0001', field: 'startsAt' },
  windowInTheWay: { status: 400, code: 'B0001', field: 'from' },
  windowInSheet: { status: 400, code: 'B0001', field: 'from' },
  roleUnknown: { status: 400, code: 'A0400', field: 'roles' },
  windowKeptElsewhere: { status: 400, code: 'B0001', field: 'name' },
  windowNameUnknown: { status: 400, code: 'A0400', field: 'name' },
  rolesUnknown: { status: 400, code: 'A0400', field: 'roleIds' },
  /** A task that failed at every attempt; {reason} is a code, never a value. */
  taskBroken: { status: 500, code: 'B0001' },
  taskSilent: { status: 500, code: 'B0001' },
  ruleUnchanged: { status: 409, code: 'B0001', field: 'isWaived' },
})
