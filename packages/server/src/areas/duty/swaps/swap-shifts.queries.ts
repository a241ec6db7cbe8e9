import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import type { SwappedShifts } from './swap-cells.rules.ts'

/**
 * The shifts of a swap change hands with the hours that are stored with them. They are taken away
 * first: on the day of an exchange each person has a shift already.
 */
export async function swapStoredShifts(
  db: Db,
  { rosterId, giverId, takerId, day, returnDay }: SwappedShifts & { rosterId: number },
): Promise<void> {
  const taken = await db
    .deleteFrom('dutyShifts')
    .where('rosterId', '=', rosterId)
    .where(
      sql<boolean>`((trainee_id = ${giverId} and day = ${day})
        or (trainee_id = ${takerId} and day = ${returnDay}))`,
    )
    .returning(['kindId', 'traineeId', 'day', 'startsAt', 'endsAt', 'isLocked'])
    .execute()

  const moved = taken.map(({ traineeId, ...shift }) => ({
    ...shift,
    rosterId,
    traineeId: traineeId === giverId ? takerId : giverId,
  }))

  if (moved.length > 0) await db.insertInto('dutyShifts').values(moved).execute()
}
