import {
  AUDIT_COUNT_LIMIT,
  type AuditFilters,
} from '@residency/contract/areas/accounts/audit/audit.contract'
import { DAY_MS } from '@residency/contract/kernel/day'
import { type Expression, type SqlBool, sql } from 'kysely'
import { momentAfter, startOfDayInChina } from '../../../platform/clock.ts'
import type { Db, Where } from '../../../platform/db/connect/pool.ts'
import { findCappedPage } from '../../../platform/db/pages.ts'
import { anyText } from '../../../platform/db/patterns.ts'
import type { UserScope } from '../accounts.policy.ts'
import { withinUserScope } from '../users/user.queries.ts'

/** Maximum number of audit entries shown for one record. */
const RECORD_LIMIT = 50

// Loose index scan: the log may hold millions of rows, but the column has few distinct values.
const distinct = async (db: Db, column: 'action' | 'entity') => {
  const name = sql.ref(column)

  const found = await sql<{ value: string }>`with recursive hop as (
      (select ${name} as value from audit_entries where ${name} is not null order by ${name}
        limit 1)
      union all
      select (select e.${name} from audit_entries e where e.${name} > hop.value order by e.${name}
        limit 1) from hop where hop.value is not null
    ) select value from hop where value is not null`.execute(db)

  return found.rows.map((row) => row.value)
}

export const findAuditActions = (db: Db) => distinct(db, 'action')
export const findAuditEntities = (db: Db) => distinct(db, 'entity')

/** A text search resolved to actions and entities. */
export type AuditWords = { actions: readonly string[]; entities: readonly string[] }

/** Of no words at all nothing is found, and nothing is read for it. */
const hasOneOf = ({ actions, entities }: AuditWords): Expression<SqlBool> =>
  actions.length + entities.length === 0
    ? sql<SqlBool>`false`
    : sql<SqlBool>`(audit_entries.action = ${anyText(actions)}
        or audit_entries.entity = ${anyText(entities)})`

function matching(
  e: Where<'auditEntries'>,
  scope: UserScope,
  filters: Partial<AuditFilters>,
  words: AuditWords | undefined,
): Expression<SqlBool> {
  const parts: Expression<SqlBool>[] = []

  if (scope.kind === 'some')
    parts.push(
      e(
        'auditEntries.userId',
        'in',
        e.selectFrom('users').select('users.id').where(withinUserScope(scope)),
      ),
    )

  if (words) parts.push(hasOneOf(words))
  if (filters.userId !== undefined) parts.push(e('auditEntries.userId', '=', filters.userId))
  if (filters.action) parts.push(e('auditEntries.action', '=', filters.action))
  if (filters.result) parts.push(e('auditEntries.result', '=', filters.result))
  if (filters.startTime)
    parts.push(e('auditEntries.at', '>=', startOfDayInChina(filters.startTime)))

  if (filters.endTime)
    parts.push(e('auditEntries.at', '<', momentAfter(startOfDayInChina(filters.endTime), DAY_MS)))

  return e.and(parts)
}

const SHOWN = [
  'auditEntries.id',
  'auditEntries.at',
  'auditEntries.userId',
  'users.username',
  'users.nickname',
  'auditEntries.ip',
  'auditEntries.action',
  'auditEntries.result',
  'auditEntries.entity',
  'auditEntries.entityId',
  'auditEntries.detail',
] as const

/** Audit entries of one record, limited to these actions and to people in scope, newest first. */
export const findAuditOfRecord = (
  db: Db,
  scope: UserScope,
  record: { entity: string; id: number },
  actions: readonly string[],
) =>
  db
    .selectFrom('auditEntries')
    .leftJoin('users', 'users.id', 'auditEntries.userId')
    .select(SHOWN)
    .where((e) => matching(e, scope, {}, undefined))
    .where('auditEntries.entity', '=', record.entity)
    .where('auditEntries.entityId', '=', String(record.id))
    .where('auditEntries.action', 'in', actions)
    .where('auditEntries.result', '=', 'ok')
    .orderBy('auditEntries.id', 'desc')
    .limit(RECORD_LIMIT)
    .execute()

/** One page, newest first, counted up to the limit, where pages end. */
export function findAuditPage(
  db: Db,
  scope: UserScope,
  filters: AuditFilters,
  words: AuditWords | undefined,
) {
  const match = db.selectFrom('auditEntries').where((e) => matching(e, scope, filters, words))

  return findCappedPage(db, match, filters, AUDIT_COUNT_LIMIT, (entries) =>
    entries
      .leftJoin('users', 'users.id', 'auditEntries.userId')
      .select(SHOWN)
      .orderBy('auditEntries.at', 'desc')
      .orderBy('auditEntries.id', 'desc'),
  )
}
