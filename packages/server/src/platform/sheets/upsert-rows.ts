import { type Insertable, type SelectType, sql, type Updateable } from 'kysely'
import type { DB } from '../db/tables.gen.ts'
import type { VersionedTable } from '../db/versions.ts'
import type { Ctx } from '../http/ctx.ts'

type Column<T extends VersionedTable> = keyof DB[T] & string

type RowKeys<T extends VersionedTable, K extends Column<T>> = { id: number } & {
  [C in K]: SelectType<DB[T][C]>
}

/**
 * Inserts rows; a row with an existing `key` is updated with the time and its next version, except
 * for the columns in `kept`. Returns the ids with their keys.
 */
export async function upsertRows<T extends VersionedTable, K extends Column<T>>(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  table: T,
  key: readonly K[],
  rows: readonly Insertable<DB[T]>[],
  columns: readonly Column<T>[] = [],
): Promise<RowKeys<T, K>[]> {
  const fixed: readonly string[] = [...key, ...columns]
  const changed = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter(
    (column) => !fixed.includes(column),
  )

  const change = {
    ...Object.fromEntries(changed.map((column) => [column, sql.ref(`excluded.${column}`)])),
    updatedAt: now(),
    version: sql`${sql.ref(`${table}.version`)} + 1`,
  }

  // one table represents all: kysely cannot type a table given as parameter
  const answer = await db
    .insertInto(table as 'schools')
    .values(
      rows.map((row) => ({ ...row, updatedAt: now() })) as unknown as Insertable<DB['schools']>[],
    )
    .onConflict((c) =>
      c
        .columns(key as readonly string[] as 'code'[])
        .doUpdateSet(change as unknown as Updateable<DB['schools']>),
    )
    .returning(['id', ...(key as readonly string[] as 'code'[])])
    .execute()

  return answer as unknown as RowKeys<T, K>[]
}
