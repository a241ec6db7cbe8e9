import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { idsOf } from '../../../platform/grouped.ts'

type SampleCount = { id: number; item: string; day: string; count: number; given: number }

/**
 * How many different numbers of patients or samples the trainee of each entry has logged for its
 * day and item. Returned and refused entries do not count.
 */
export async function countSamples(
  db: Db,
  entries: readonly { id: number }[],
): Promise<SampleCount[]> {
  const { rows } = await sql<SampleCount>`select e.id, e.item, e.case_day as day, e.count,
      (select count(distinct s.number_hash)::int from workload_entries s
        where s.trainee_id = e.trainee_id and s.case_day = e.case_day and s.kind = e.kind
          and s.item = e.item
          and s.state in ('submitted', 'passed')) as given
    from workload_entries e where e.id = ${anyId(idsOf(entries))}`.execute(db)

  return rows
}
