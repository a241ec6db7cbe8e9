import { organisationWords } from '@residency/contract/areas/organisation/words'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/pool.ts'

type Used = 'departments' | 'bases' | 'majors' | 'training_units'
export type Use = { table: string; count: number }

/**
 * Rows that refer to these, by the database's foreign keys, so that new areas are covered as soon as their tables exist.
 * References with cascading delete do not count.
 */
export async function findUses(db: Db, used: Used, ids: readonly number[]): Promise<Use[]> {
  const keys = await sql<{ table: string; column: string }>`
    select t.relname as table, a.attname as column from pg_constraint c
    join pg_class t on t.oid = c.conrelid join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${used}::text::regclass and c.confdeltype <> 'c' order by t.relname, a.attname`.execute(db)
  const found: Use[] = []
  for (const { table, column } of keys.rows) {
    const counted = await sql<Use>`select ${table} as table, count(*)::int as count from ${sql.table(table)}
      where ${sql.ref(column)} = any(${ids as number[]}::bigint[])`.execute(db)
    found.push(...counted.rows.filter((use) => use.count > 0))
  }
  return found
}

/** Describes uses for a reader: known tables by label, others summed up. Undefined if there are none. */
export function describeUses(language: Language, uses: readonly Use[]): string | undefined {
  const words: Readonly<Record<string, string>> = organisationWords[language].uses
  const counts = new Map<string, number>()
  for (const { table, count } of uses) {
    const known = table in words ? table : 'other'
    counts.set(known, (counts.get(known) ?? 0) + count)
  }
  // a base is counted once: the department that leads it belongs to it
  if ((counts.get('base_departments') ?? 0) >= (counts.get('bases') ?? 0)) counts.delete('bases')
  const texts = Object.keys(words).flatMap((name) => (counts.has(name) ? words[name]!.replace('{count}', String(counts.get(name))) : []))
  return texts.length ? texts.join(words.comma) : undefined
}
