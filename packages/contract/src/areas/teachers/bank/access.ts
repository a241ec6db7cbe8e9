import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'

export const bankPermissions = {
  /** Full account numbers of teachers, for the person who pays them. */
  read: 'teachers:bank:read',
} as const satisfies Record<string, Permission>

export const bankErrors = errorsOf('teachers', {
  bankNeedsEntry: { status: 409, code: 'B0001' },
  bankAccountMasked: { status: 400, code: 'A0400', field: 'bankAccount' },
})
