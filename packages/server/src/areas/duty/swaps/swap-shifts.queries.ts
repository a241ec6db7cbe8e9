import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import type { SwappedShifts } from './swap-cells.rules.ts'

type TakenShift = {
  rosterId: number
  kindId: number
  traineeId: number
  day: string
  startsAt: Date
  endsAt: Date
  isLocked: boolean
}

/**
 * The shifts of swaps change hands with the hours that are stored with them. They are taken away
 * first: on the day of an exchange each person has a shift already.
 */
export async function swapStoredShifts(
  db: Db,
  swaps: readonly (SwappedShifts & { rosterId: number })[],
): Promise<void> {
  const moves = swaps.flatMap(({ rosterId, giverId, takerId, day, returnDay }) => [
    { rosterId, day, from: giverId, to: takerId },
    ...(returnDay === null ? [] : [{ rosterId, day: returnDay, from: takerId, to: giverId }]),
  ])

  const { rows } = await sql<TakenShift>`delete from duty_shifts s
    using ${rowsOf(moves, { rosterId: 'bigint', day: 'date', from: 'bigint', to: 'bigint' })} m
    where s.roster_id = m.roster_id and s.day = m.day and s.trainee_id = m."from"
    returning s.roster_id, s.kind_id, m."to" as trainee_id, s.day, s.starts_at, s.ends_at,
      s.is_locked`.execute(db)

  if (rows.length > 0) await db.insertInto('dutyShifts').values(rows).execute()
}
