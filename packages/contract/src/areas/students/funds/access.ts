import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'

export const fundPermissions = {
  own: 'students:fund:own',
  list: 'students:fund:list',
  base: 'students:fund:base',
  office: 'students:fund:office',
  check: 'students:fund:check',
  export: 'students:fund:export',
} as const satisfies Record<string, Permission>

export const fundErrors = errorsOf('students', {
  fundNoTrainee: { status: 409, code: 'B0001' },
  fundEnded: { status: 409, code: 'B0001' },
  fundLineUnknown: { status: 400, code: 'A0400', field: 'lines' },
  fundGrantOne: { status: 400, code: 'A0400', field: 'lines' },
  fundGrantOver: { status: 409, code: 'B0001', field: 'lines' },
  fundGrantNone: { status: 409, code: 'B0001', field: 'lines' },
  fundGrantUnknown: { status: 409, code: 'B0001', field: 'lines' },
  fundSpendingWaits: { status: 409, code: 'B0001' },
  fundNotOpen: { status: 409, code: 'B0001' },
  fundLineOver: { status: 409, code: 'B0001', field: 'amount' },
  fundLineMissing: { status: 409, code: 'B0001', field: 'line' },
  fundSpentOutside: { status: 409, code: 'B0001', field: 'spentOn' },
  fundMoveOver: { status: 409, code: 'B0001', field: 'amount' },
  fundMoveFrom: { status: 409, code: 'B0001', field: 'fromLine' },
  fundMoveTo: { status: 409, code: 'B0001', field: 'toLine' },
})
