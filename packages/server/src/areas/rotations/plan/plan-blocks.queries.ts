import { monthNumber } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { NewBlock } from './facts.rules.ts'
import type { Former } from './needs.rules.ts'

/** The places of a plan's own blocks, by trainee. */
export async function formersOf(db: Db, planId: number): Promise<Map<number, Former[]>> {
  const rows = await db
    .selectFrom('planBlocks')
    .select(['traineeId', 'rowId', 'departmentId', 'months', 'startsOn', 'isLocked'])
    .where('planId', '=', planId)
    .where('blockId', 'is', null)
    .execute()

  return grouped(rows, (row) => row.traineeId)
}

/**
 * The places of what a published plan has before it, as swaps have left them; a lock holds where
 * the block still is.
 */
export async function formersInForce(
  db: Db,
  planId: number,
  today: string,
): Promise<Map<number, Former[]>> {
  const rows = await db
    .selectFrom('rotationBlocks as b')
    .select(['b.traineeId', 'b.rowId', 'b.departmentId', 'b.startsOn', 'b.endsOn'])
    .select(
      sql<boolean>`exists (select 1 from plan_blocks p where p.plan_id = b.plan_id
          and p.trainee_id = b.trainee_id
        and p.starts_on = b.starts_on and p.department_id = b.department_id and p.is_locked)`.as(
        'isLocked',
      ),
    )
    .where('b.planId', '=', planId)
    .where('b.state', '=', 'planned')
    .where('b.startsOn', '>', today)
    .execute()

  const former = rows.map((row) => ({
    traineeId: row.traineeId,
    rowId: row.rowId,
    departmentId: row.departmentId,
    months: monthNumber(row.endsOn) - monthNumber(row.startsOn) + 1,
    startsOn: row.startsOn,
    isLocked: row.isLocked,
  }))

  return grouped(former, (block) => block.traineeId)
}

/** Blocks of one insert: eight columns each, far from the most parameters of a statement. */
const AT_ONCE = 2000

export async function insertBlocks(
  db: Db,
  planId: number,
  blocks: readonly NewBlock[],
): Promise<void> {
  for (let from = 0; from < blocks.length; from += AT_ONCE)
    await db
      .insertInto('planBlocks')
      .values(blocks.slice(from, from + AT_ONCE).map((block) => ({ ...block, planId })))
      .execute()
}

/** Makes these cohorts those of a plan; those that are known stay. */
export const insertCohorts = (db: Db, planId: number, cohortIds: readonly number[]) =>
  db
    .insertInto('planCohorts')
    .values(cohortIds.map((cohortId) => ({ planId, cohortId })))
    .onConflict((known) => known.doNothing())
    .execute()
