import type { LeaveStep } from '@residency/contract/areas/absence/leave-types/step-rule.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'

const MAX_ROWS = 20

/** Whose deputy a user is on a day, and for which steps. */
export async function findPersonsOf(
  db: Db,
  deputyId: number,
  today: string,
): Promise<{ personId: number; steps: LeaveStep[] }[]> {
  const rows = await db
    .selectFrom('absenceDeputies')
    .select(['personId', sql<LeaveStep[]>`steps`.as('steps')])
    .where('deputyId', '=', deputyId)
    .where('startsOn', '<=', today)
    .where('endsOn', '>=', today)
    .where('endedAt', 'is', null)
    .orderBy('id')
    .limit(MAX_ROWS)
    .execute()

  return rows.map(({ personId, steps }) => ({ personId, steps }))
}
