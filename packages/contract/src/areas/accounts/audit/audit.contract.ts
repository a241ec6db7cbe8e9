import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { pageOf, searchQuery } from '../../../kernel/calls/page.ts'
import { calendarDay, emptyAsAbsent } from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { accountsPermissions as may } from '../access.ts'

/** Matches are counted and paged up to this number; for older ones narrow the time. */
export const AUDIT_COUNT_LIMIT = 10_000
export const AUDIT_RESULTS = ['ok', 'refused', 'failed'] as const

const filters = searchQuery.extend({
  userId: emptyAsAbsent(z.coerce.number().int().positive()),
  action: emptyAsAbsent(z.string().max(100)),
  result: emptyAsAbsent(z.enum(AUDIT_RESULTS)),
  startTime: emptyAsAbsent(calendarDay),
  endTime: emptyAsAbsent(calendarDay),
})

export type AuditFilters = z.output<typeof filters>

export const auditRow = z.object({
  id: z.number(),

  /** ISO instant. */
  at: moment,
  userId: z.number().nullable(),
  username: z.string().nullable(),
  nickname: z.string().nullable(),
  ip: z.string(),
  action: z.string(),
  actionLabel: z.string(),
  result: z.enum(AUDIT_RESULTS),
  entity: z.string().nullable(),

  /** What such a record is called in the reader's language. */
  entityLabel: z.string().nullable(),
  entityId: z.string().nullable(),

  /** JSON text; personal values, which are stored encrypted, are shown as `***`. */
  detail: z.string(),
})

export type AuditRow = z.output<typeof auditRow>

/**
 * `total` is exact up to AUDIT_COUNT_LIMIT; with `isTotalCapped` it means "at least", and pages end
 * there.
 */
export const listAudit = endpoint({
  method: 'GET',
  path: '/api/v1/audit/page',
  summary:
    'The audit log, newest first; `keywords` are looked for in actions (code or wording) and entities',
  access: { permission: may.auditList },
  unsorted: 'millions of rows, the newest first',
  query: filters,
  answer: pageOf(auditRow).extend({ isTotalCapped: z.boolean() }),
})

export const listAuditActions = endpoint({
  method: 'GET',
  path: '/api/v1/audit/actions',
  summary: 'Actions that the log holds, to filter by',
  access: { permission: may.auditList },
  unscoped: 'the names of actions, no entry of the log',
  answer: z.array(z.object({ value: z.string(), label: z.string() })),
})
