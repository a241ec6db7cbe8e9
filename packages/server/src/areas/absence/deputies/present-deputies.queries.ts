import type { LeaveStep } from '@residency/contract/areas/absence/leave-types/step-rule.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'

const MOST = 20
/** Whose deputy somebody is on a day, and for which steps. */
export async function findPersonsOf(db: Db, deputyId: number, today: string): Promise<{ personId: number; steps: LeaveStep[] }[]> {
  const rows = await db
    .selectFrom('absence_deputies')
    .select(['person_id', sql<LeaveStep[]>`steps`.as('steps')])
    .where('deputy_id', '=', deputyId)
    .where('starts_on', '<=', today)
    .where('ends_on', '>=', today)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .limit(MOST)
    .execute()
  return rows.map(({ person_id, steps }) => ({ personId: person_id, steps }))
}
