import { monthNumber } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { NewBlock } from './facts.rules.ts'
import type { Former } from './needs.rules.ts'

/** The places of a plan's own blocks, by trainee. */
export async function formersOf(db: Db, planId: number): Promise<Map<number, Former[]>> {
  const rows = await db
    .selectFrom('plan_blocks')
    .select(['trainee_id', 'row_id', 'department_id', 'months', 'starts_on', 'is_locked'])
    .where('plan_id', '=', planId)
    .where('block_id', 'is', null)
    .execute()
  const former = rows.map((row) => ({
    traineeId: row.trainee_id,
    ...{ rowId: row.row_id, departmentId: row.department_id, months: row.months, startsOn: row.starts_on, isLocked: row.is_locked },
  }))
  return grouped(former, (one) => one.traineeId)
}

/** The places of what a published plan has before it, as swaps have left them; a lock holds where the block still is. */
export async function formersInForce(db: Db, planId: number, today: string): Promise<Map<number, Former[]>> {
  const rows = await db
    .selectFrom('rotation_blocks as b')
    .select(['b.trainee_id', 'b.row_id', 'b.department_id', 'b.starts_on', 'b.ends_on'])
    .select(
      sql<boolean>`exists (select 1 from plan_blocks p where p.plan_id = b.plan_id and p.trainee_id = b.trainee_id
        and p.starts_on = b.starts_on and p.department_id = b.department_id and p.is_locked)`.as('is_locked'),
    )
    .where('b.plan_id', '=', planId)
    .where('b.state', '=', 'planned')
    .where('b.starts_on', '>', today)
    .execute()
  const former = rows.map((row) => ({
    traineeId: row.trainee_id,
    ...{ rowId: row.row_id, departmentId: row.department_id, months: monthNumber(row.ends_on) - monthNumber(row.starts_on) + 1 },
    ...{ startsOn: row.starts_on, isLocked: row.is_locked },
  }))
  return grouped(former, (one) => one.traineeId)
}

/** Blocks of one insert: eight columns each, far from the most parameters of a statement. */
const AT_ONCE = 2000

export async function insertBlocks(db: Db, planId: number, blocks: readonly NewBlock[]): Promise<void> {
  for (let from = 0; from < blocks.length; from += AT_ONCE)
    await db
      .insertInto('plan_blocks')
      .values(blocks.slice(from, from + AT_ONCE).map((block) => ({ ...block, plan_id: planId })))
      .execute()
}

/** Makes these cohorts those of a plan; those that are known stay. */
export const insertCohorts = (db: Db, planId: number, cohortIds: readonly number[]) =>
  db
    .insertInto('plan_cohorts')
    .values(cohortIds.map((cohort_id) => ({ plan_id: planId, cohort_id })))
    .onConflict((known) => known.doNothing())
    .execute()
