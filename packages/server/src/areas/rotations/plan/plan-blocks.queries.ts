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

/** Blocks of one insert: eight columns each, far from the most parameters of a statement. */
const AT_ONCE = 2000

export async function insertBlocks(db: Db, planId: number, blocks: readonly NewBlock[]): Promise<void> {
  for (let from = 0; from < blocks.length; from += AT_ONCE)
    await db
      .insertInto('plan_blocks')
      .values(blocks.slice(from, from + AT_ONCE).map((block) => ({ ...block, plan_id: planId })))
      .execute()
}
