import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect/pool.ts'
import { rowsOf } from '../../platform/db/rows-of.ts'
import type { RecordRef } from './claim-files.ts'

/**
 * Gives records files of their own with the contents of those of other records: each is released by
 * itself. The bytes are stored once.
 */
export async function copyFiles(
  tx: Db,
  now: Date,
  copies: readonly { from: RecordRef; to: RecordRef }[],
): Promise<void> {
  if (copies.length === 0) return

  const rows = copies.map(({ from, to }) => ({
    fromKind: from.kind,
    fromId: from.id,
    toKind: to.kind,
    toId: to.id,
  }))

  await sql`insert into files (key, purpose, name, type, size, content_hash, stored_as, user_id,
      record_kind, record_id, created_at,
      unreferred_since)
    select replace(gen_random_uuid()::text, '-', ''), f.purpose, f.name, f.type, f.size,
      f.content_hash, f.stored_as, f.user_id, c.to_kind,
      c.to_id, ${now}, null
    from ${rowsOf(rows, { fromKind: 'text', fromId: 'bigint', toKind: 'text', toId: 'bigint' })} c
    join files f on f.record_kind = c.from_kind and f.record_id = c.from_id order by f.id`.execute(
    tx,
  )
}
