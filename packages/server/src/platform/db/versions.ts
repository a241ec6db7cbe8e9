import type { Expression, Updateable } from 'kysely'
import type { Ctx } from '../http/ctx.ts'
import { changedMeanwhile, found } from '../http/fail.ts'
import type { Db } from './connect/pool.ts'
import { anyId } from './patterns.ts'
import type { DB } from './tables.gen.ts'

/** Tables with id, version and time of change. */
export type VersionedTable = {
  [T in keyof DB]: 'id' | 'version' | 'updatedAt' extends keyof DB[T] ? T : never
}[keyof DB]

/**
 * Returns the stored row if it still has the version that was read; otherwise the second writer is
 * refused. The published client may send no version, which skips the comparison. A missing row is
 * refused as not found.
 */
export function mustMatchVersion<R extends { version: number }>(
  row: R | undefined,
  version: number | undefined,
): R {
  const stored = found(row)
  if (version !== undefined && version !== stored.version) throw changedMeanwhile()

  return stored
}

type TableWithId = { [T in keyof DB]: 'id' extends keyof DB[T] ? T : never }[keyof DB]

/**
 * Locks the rows with these ids until the transaction ends, in the order of the ids, so that of two
 * writers one waits for the other.
 */
export const lockRows = (db: Db, table: TableWithId, ids: readonly number[]) =>
  db
    // one table represents all: kysely cannot type a table given as parameter
    .selectFrom(table as 'schools')
    .select('id')
    .where('id', '=', anyId(ids))
    .orderBy('id')
    .forUpdate()
    .execute()

/**
 * Updates a row that was read for update, with the time and its next version; returns that version.
 */
export async function updateRow<T extends VersionedTable>(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  table: T,
  row: { id: number; version: number },
  columns: Updateable<DB[T]>,
): Promise<number> {
  const version = row.version + 1
  const written = { ...columns, updatedAt: now(), version }

  // one table represents all: kysely cannot type a table given as parameter
  await db
    .updateTable(table as 'schools')
    .set(written as Updateable<DB['schools']>)
    .where('id', '=', row.id)
    .execute()

  return version
}

/** Values of columns, or expressions that the database computes for each row. */
type OrExpression<Columns> = {
  [Column in keyof Columns]: Columns[Column] | Expression<Columns[Column]>
}

/**
 * Updates rows that were read for update, with the same columns, each with the time and its next
 * version.
 */
export function updateRows<T extends VersionedTable>(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  table: T,
  ids: Iterable<number>,
  columns: OrExpression<Updateable<DB[T]>>,
) {
  const written = { ...columns, updatedAt: now() }
  return db
    .updateTable(table as 'schools')
    .set((e) => ({
      ...(written as unknown as Updateable<DB['schools']>),
      version: e('version', '+', 1),
    }))
    .where('id', '=', anyId(ids))
    .execute()
}
