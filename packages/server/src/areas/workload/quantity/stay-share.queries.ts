import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { grouped } from '../../../platform/grouped.ts'
import { casesEntered, casesPassed, isEntered } from '../entries/case-count.queries.ts'
import { shareOf } from '../own-work/entry.rules.ts'
import { sumsOf } from './quantity.rules.ts'

type Row = {
  blockId: number
  minimum: number
  days: number
  rowDays: number
  entered: number
  passed: number
}

/**
 * What of the workload of each stay is passed, in percent with one digit rounded down; a stay of
 * which nothing is required is left out. Rotations reads it for the exit.
 */
export async function findStayShares(
  db: Db,
  blockIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (blockIds.length === 0) return new Map()

  // entries are counted for the whole trainees: an index has all of that, by stay each entry is read
  const { rows } = await sql<Row>`with stays as (
      select b.id, b.trainee_id, b.row_id, b.ends_on - b.starts_on + 1 as days
      from rotation_blocks b where b.id = ${anyId(blockIds)}
    ), lengths as (
      select o.trainee_id, o.row_id, sum(o.ends_on - o.starts_on + 1)::int as days
      from rotation_blocks o where o.trainee_id = any(array(select s.trainee_id from stays s))
      group by o.trainee_id, o.row_id
    ), done as (
      select e.block_id, e.requirement_id, ${casesEntered} as entered, ${casesPassed} as passed
      from workload_entries e
      where e.trainee_id = any(array(select s.trainee_id from stays s))
        and e.requirement_id is not null and ${isEntered} group by e.block_id, e.requirement_id
    )
    select s.id as block_id, q.minimum, s.days, l.days as row_days,
      coalesce(d.entered, 0) as entered, coalesce(d.passed, 0) as passed
    from stays s join cohort_rows r on r.id = s.row_id
    join lengths l on l.trainee_id = s.trainee_id and l.row_id = s.row_id
    join standard_requirements q on q.row_id = r.standard_row_id
    left join done d on d.block_id = s.id and d.requirement_id = q.id`.execute(db)

  const counts = grouped(
    rows.map(({ minimum, days, rowDays, ...row }) => ({
      ...row,
      required: shareOf(minimum, days, rowDays),
    })),
    ({ blockId }) => blockId,
  )

  return new Map(
    [...counts].flatMap(([id, some]) => {
      const { required, passed } = sumsOf(some)
      return required > 0 ? [[id, Math.floor((passed * 1000) / required) / 10] as const] : []
    }),
  )
}
