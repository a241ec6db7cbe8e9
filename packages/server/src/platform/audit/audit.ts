import { SEALED_FIELDS, toMoment } from '@residency/contract/kernel'
import type { FieldCrypto } from '../crypto/fields.ts'
import { newOpaqueId } from '../crypto/tokens.ts'
import type { Db } from '../db/connect/pool.ts'
import { noteAuditRow } from './sealing-pause.ts'

/**
 * One row of the audit log: `action` is `area.entity.verb`; personal values in `detail` are sealed
 * on insert, by field name.
 */
export type AuditEntry = {
  action: string
  result?: 'ok' | 'refused' | 'failed'
  entity?: string
  entityId?: number | string | null
  detail?: Readonly<Record<string, unknown>>

  /** The user, if the request does not have one yet (a login). */
  userId?: number | null
}

export type Audit = ((entry: AuditEntry) => Promise<void>) & {
  /** Inserts many rows in one statement. */
  all(entries: readonly AuditEntry[]): Promise<void>

  /** The same log, writing within that transaction. */
  within(db: Db): Audit
}

type Who = { userId: number | null; sessionId: string | null; ip: string; now: () => Date }

// Secrets that must never be stored, in addition to the sealed fields.
const NEVER = new Set([
  'password',
  'oldPassword',
  'newPassword',
  'oneTimePassword',
  'token',
  'accessToken',
  'captchaCode',
  'code',
])

/**
 * A copy of `value` safe to store: personal values sealed with their own binding, secrets removed.
 */
function storable(value: unknown, fields: FieldCrypto): unknown {
  if (Array.isArray(value)) return value.map((item) => storable(item, fields))
  // PostgreSQL stores neither lone surrogates nor NUL
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\u0000', '')
  if (value === null || typeof value !== 'object') return value
  if (value instanceof Date) return toMoment(value)

  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => {
      if (NEVER.has(field)) return [field, '***']
      if (!SEALED_FIELDS.has(field) || typeof inner !== 'string' || inner.includes('*'))
        return [field, storable(inner, fields)]

      const row = newOpaqueId()

      return [
        field,
        { row, sealed: fields.sealCell({ table: 'audit_entries', column: 'detail', row }, inner) },
      ]
    }),
  )
}

/** The log of one request. */
export function auditOf(db: Db, who: () => Who, fields: FieldCrypto): Audit {
  const rowOf = (entry: AuditEntry) => {
    const { userId, sessionId, ip, now } = who()
    return {
      at: now(),
      userId: entry.userId === undefined ? userId : entry.userId,
      sessionId,
      ip,
      action: entry.action,
      result: entry.result ?? 'ok',
      entity: entry.entity ?? null,
      entityId:
        entry.entityId === undefined || entry.entityId === null ? null : String(entry.entityId),
      detail: JSON.stringify(storable(entry.detail ?? {}, fields)),
    }
  }

  const make = (at: Db): Audit => {
    const all = async (entries: readonly AuditEntry[]) => {
      if (entries.length === 0) return

      noteAuditRow()
      await at.insertInto('auditEntries').values(entries.map(rowOf)).execute()
    }

    return Object.assign((entry: AuditEntry) => all([entry]), { all, within: make })
  }

  return make(db)
}
