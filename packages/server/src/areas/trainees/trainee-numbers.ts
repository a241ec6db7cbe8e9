import { sql } from 'kysely'
import { rowsOf } from '../../platform/db/rows-of.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { traineeNumber } from './trainee.rules.ts'

/**
 * Takes as many numbers of each counter as there are people for it; the counters are locked in one
 * order.
 */
export async function nextNumbers(
  tx: SignedCtx,
  many: readonly { year: number; profession: string }[],
): Promise<string[]> {
  const { rows } = await sql<{ year: number; kind: string; last: number; count: number }>`
    with wanted as (select year, profession as kind, count(*)::int as count
      from ${rowsOf(many, { year: 'int', profession: 'text' })} t
      group by year, kind order by year, kind),
    taken as (insert into trainee_number_counters (year, kind, last) select year, kind, count
      from wanted
      on conflict (year, kind) do update set last = trainee_number_counters.last + excluded.last
        returning year, kind, last)
    select taken.*, wanted.count from taken join wanted using (year, kind)`.execute(tx.db)

  const before = new Map(rows.map((row) => [`${row.year}${row.kind}`, row.last - row.count]))
  return many.map((it) => {
    const counter = `${it.year}${it.profession}`
    const running = before.get(counter)! + 1

    before.set(counter, running)

    return traineeNumber(it.year, it.profession, running)
  })
}
