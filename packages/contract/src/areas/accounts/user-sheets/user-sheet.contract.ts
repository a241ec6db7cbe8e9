import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { emptyAsAbsent, optionalText } from '../../../kernel/text/text.ts'
import { accountsErrors, accountsPermissions as may } from '../access.ts'
import { userFilters } from '../users/user.contract.ts'

export const downloadUserTemplate = endpoint({
  method: 'GET',
  path: '/api/v1/users/template',
  summary: 'The empty import sheet',
  access: { permission: may.userImport },
  answer: 'binary',
})

export const exportUsers = endpoint({
  method: 'GET',
  path: '/api/v1/users/_export',
  summary: 'Users in the reader’s scope as a sheet (masked)',
  access: { permission: may.userExport },
  query: userFilters.extend({ reason: optionalText(200) }),
  limit: 'export',
  answer: 'binary',
  errors: [accountsErrors.exportTooLong],
})

/**
 * `mode` all (default): nothing is written unless every row is valid; valid: valid rows are
 * written.
 */
export const importUsers = endpoint({
  method: 'POST',
  path: '/api/v1/users/_import',
  summary: 'Create accounts from a sheet, and change those that are there',
  access: { permission: may.userImport },
  query: z.object({
    deptId: emptyAsAbsent(z.coerce.number().int().positive()),
    mode: z.enum(['all', 'valid']).default('all'),
  }),
  file: { field: 'file', purpose: 'sheet' },
  limit: 'import',
  answer: z.string(),
  errors: [
    accountsErrors.importSheetWrong,
    accountsErrors.importTooLong,
    accountsErrors.departmentUnknown,
  ],
})

/**
 * The same import for our own screen: counts, every error by row and column, and the result sheet
 * with one-time passwords.
 */
export const importUsersWithSheet = endpoint({
  ...importUsers,
  path: '/api/v1/users/importWithResult',
  summary:
    'Create accounts from a sheet; answers every error by row and column, and a ticket for the result sheet',
  answer: z.object({
    created: z.number(),

    /** Accounts that were there and were changed, and those whose rows change nothing. */
    changed: z.number(),
    unchanged: z.number(),
    failed: z.number(),

    /** Why columns of the sheet were not read, a sentence for each. */
    unread: z.array(z.string()),
    errors: z.array(z.object({ row: z.number(), column: z.string(), message: z.string() })),

    /**
     * Opaque key of the result sheet (one-time passwords, or the wrong cells marked); one download
     * within ten minutes.
     */
    resultKey: z.string().nullable(),
  }),
})

export const downloadImportResult = endpoint({
  method: 'GET',
  path: '/api/v1/users/importResult/{key}',
  summary: 'The result sheet of an own import, once',
  access: { permission: may.userImport },
  params: z.object({ key: z.string().max(64) }),
  answer: 'binary',
})
