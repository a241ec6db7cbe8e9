import { AUDIT_COUNT_LIMIT, type AuditFilters } from '@residency/contract/areas/accounts/audit/audit.contract'
import { type Expression, type SqlBool, sql } from 'kysely'
import { startOfDayInChina } from '../../../platform/clock.ts'
import { countRows } from '../../../platform/db/pages.ts'
import { anyText } from '../../../platform/db/patterns.ts'
import type { Db, Where } from '../../../platform/db/pool.ts'
import type { UserScope } from '../accounts.policy.ts'
import { withinUserScope } from '../users/user.queries.ts'

const DAY_MS = 86_400_000
/** Maximum number of audit entries shown for one record. */
const RECORD_LIMIT = 50

// Loose index scan: the log may hold millions of rows, but the column has few distinct values.
const distinct = async (db: Db, column: 'action' | 'entity') => {
  const name = sql.ref(column)
  const found = await sql<{ value: string }>`with recursive hop as (
      (select ${name} as value from audit_entries where ${name} is not null order by ${name} limit 1)
      union all
      select (select e.${name} from audit_entries e where e.${name} > hop.value order by e.${name} limit 1) from hop where hop.value is not null
    ) select value from hop where value is not null`.execute(db)
  return found.rows.map((row) => row.value)
}
export const findAuditActions = (db: Db) => distinct(db, 'action')
export const findAuditEntities = (db: Db) => distinct(db, 'entity')

/** A text search resolved to actions and entities. */
export type AuditWords = { actions: readonly string[]; entities: readonly string[] }

function matching(
  e: Where<'audit_entries'>,
  scope: UserScope,
  filters: Partial<AuditFilters>,
  words: AuditWords | undefined,
): Expression<SqlBool> {
  const parts: Expression<SqlBool>[] = []
  if (scope.kind === 'some')
    parts.push(e('audit_entries.user_id', 'in', e.selectFrom('users').select('users.id').where(withinUserScope(scope))))
  if (words) {
    const { actions, entities } = words
    parts.push(sql<SqlBool>`(audit_entries.action = ${anyText(actions)} or audit_entries.entity = ${anyText(entities)})`)
  }
  if (filters.userId !== undefined) parts.push(e('audit_entries.user_id', '=', filters.userId))
  if (filters.action) parts.push(e('audit_entries.action', '=', filters.action))
  if (filters.result) parts.push(e('audit_entries.result', '=', filters.result))
  if (filters.startTime) parts.push(e('audit_entries.at', '>=', startOfDayInChina(filters.startTime)))
  if (filters.endTime) parts.push(e('audit_entries.at', '<', new Date(startOfDayInChina(filters.endTime).getTime() + DAY_MS)))
  return e.and(parts)
}

const SHOWN = [
  'audit_entries.id',
  'audit_entries.at',
  'audit_entries.user_id',
  'users.username',
  'users.nickname',
  'audit_entries.ip',
  'audit_entries.action',
  'audit_entries.result',
  'audit_entries.entity',
  'audit_entries.entity_id',
  'audit_entries.detail',
] as const

/** Audit entries of one record, limited to these actions and to people in scope, newest first. */
export const findAuditOfRecord = (db: Db, scope: UserScope, record: { entity: string; id: number }, actions: readonly string[]) =>
  db
    .selectFrom('audit_entries')
    .leftJoin('users', 'users.id', 'audit_entries.user_id')
    .select(SHOWN)
    .where((e) => matching(e, scope, {}, undefined))
    .where('audit_entries.entity', '=', record.entity)
    .where('audit_entries.entity_id', '=', String(record.id))
    .where('audit_entries.action', 'in', actions)
    .where('audit_entries.result', '=', 'ok')
    .orderBy('audit_entries.id', 'desc')
    .limit(RECORD_LIMIT)
    .execute()

/** One page, newest first, with a count capped at limit + 1. There are no pages beyond the limit. */
export async function findAuditPage(db: Db, scope: UserScope, filters: AuditFilters, words: AuditWords | undefined) {
  const match = db.selectFrom('audit_entries').where((e) => matching(e, scope, filters, words))
  const offset = (filters.pageNum - 1) * filters.pageSize
  const limit = Math.min(filters.pageSize, Math.max(0, AUDIT_COUNT_LIMIT - offset))
  const rows = await match
    .leftJoin('users', 'users.id', 'audit_entries.user_id')
    .select(SHOWN)
    .orderBy('audit_entries.at', 'desc')
    .orderBy('audit_entries.id', 'desc')
    .limit(limit)
    .offset(limit === 0 ? 0 : offset)
    .execute()
  const upTo = match
    .select('audit_entries.id')
    .limit(AUDIT_COUNT_LIMIT + 1)
    .as('few')
  return { rows, counted: await countRows(db.selectFrom(upTo)) }
}
