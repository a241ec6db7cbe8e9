import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import { holdsDays } from './leave.policy.ts'
import { type Claim, type Left, overdrawnOf } from './overdrawn.rules.ts'
import type { SettledState } from './settle.queries.ts'
import type { Settlement } from './settle.ts'

/** Accounts of these trainees and types with what is left of them, locked in the order in which they are changed. */
const lockAccounts = async (db: Db, of: readonly Claim[]) =>
  (
    await sql<Left>`select a.trainee_id as "traineeId", a.leave_type_id as "typeId", a.year,
        (a.granted - a.used - a.used_before)::float8 as left
      from leave_accounts a where (a.trainee_id, a.leave_type_id) in
        (select "traineeId", "typeId" from jsonb_to_recordset(${JSON.stringify(of)}::jsonb) v ("traineeId" bigint, "typeId" bigint))
      order by a.trainee_id, a.leave_type_id, a.year for update of a`.execute(db)
  ).rows

/** Which of these absences would take more days than their accounts have; the accounts stay locked. */
export async function findOverdrawn(db: Db, items: readonly Settlement[], known: readonly SettledState[]): Promise<Set<number>> {
  const heldOf = new Map(known.map(({ id, years }) => [id, years.filter(({ isHeld }) => isHeld)]))
  const claims = items.flatMap(({ id, traineeId, typeId, state, years }): Claim[] =>
    typeId !== null && holdsDays(state) ? [{ id, traineeId, typeId, wanted: years, held: heldOf.get(id) ?? [] }] : [],
  )
  return claims.length > 0 ? overdrawnOf(claims, await lockAccounts(db, claims)) : new Set()
}
/** Marks absences whose account is too short for the days counted anew, and takes the mark from the others. */
export const markShort = (db: Db, ids: readonly number[], short: readonly number[], today: string) =>
  sql`update absences set short_on = case when id = any(${sql.val([...short])}::bigint[]) then coalesce(short_on, ${today}::date) end
    where id = any(${sql.val([...ids])}::bigint[]) and (short_on is not null or id = any(${sql.val([...short])}::bigint[]))`.execute(db)
