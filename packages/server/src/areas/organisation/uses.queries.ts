import { organisationWords } from '@residency/contract/areas/organisation/text'
import { joinItems, type Language } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect/pool.ts'
import { anyId } from '../../platform/db/patterns.ts'
import { grouped } from '../../platform/grouped.ts'

type UsedTable = 'departments' | 'bases' | 'majors' | 'training_units'
export type Use = { table: string; count: number }

/**
 * Rows that refer to each of these, by the database's foreign keys, so that new areas are covered
 * as soon as their tables exist. References with cascading delete do not count.
 */
export async function findUsesOfEach(
  db: Db,
  used: UsedTable,
  ids: readonly number[],
): Promise<Map<number, Use[]>> {
  const keys = await sql<{ table: string; column: string }>`
    select t.relname as table, a.attname as column from pg_constraint c
    join pg_class t on t.oid = c.conrelid join pg_attribute a on a.attrelid = c.conrelid
      and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${used}::text::regclass and c.confdeltype <> 'c'
    order by t.relname, a.attname`.execute(db)

  if (keys.rows.length === 0) return new Map()

  const counts = keys.rows.map(
    (
      { table, column },
      place,
    ) => sql`select ${place}::int as place, ${sql.ref(column)} as id, ${table}::text as table,
        count(*)::int as count
      from ${sql.table(table)} where ${sql.ref(column)} = ${anyId(ids)}
      group by ${sql.ref(column)}`,
  )

  const { rows } = await sql<
    Use & { id: number }
  >`${sql.join(counts, sql` union all `)} order by place`.execute(db)
  const uses = grouped(rows, ({ id }) => id)

  return new Map(
    [...uses].map(([id, own]) => [id, own.map(({ table, count }) => ({ table, count }))]),
  )
}

/** Rows that refer to any of these. */
export async function findUses(db: Db, used: UsedTable, ids: readonly number[]): Promise<Use[]> {
  return [...(await findUsesOfEach(db, used, ids)).values()].flat()
}

/**
 * Describes uses for a reader: known tables by label, others summed up. Undefined without any use.
 */
export function describeUses(language: Language, uses: readonly Use[]): string | undefined {
  const words: Readonly<Record<string, string>> = organisationWords[language].uses
  const counts = new Map<string, number>()

  for (const { table, count } of uses) {
    const known = table in words ? table : 'other'
    counts.set(known, (counts.get(known) ?? 0) + count)
  }

  // a base is counted once: the department that leads it belongs to it
  if ((counts.get('base_departments') ?? 0) >= (counts.get('bases') ?? 0)) counts.delete('bases')

  const texts = Object.keys(words).flatMap((name) =>
    counts.has(name) ? fillSentence(words[name]!, { count: counts.get(name) }) : [],
  )

  return texts.length ? joinItems(language, texts) : undefined
}
