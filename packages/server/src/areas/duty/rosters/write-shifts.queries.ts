import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import type { RosterFacts } from './roster-facts.ts'
import type { Cell } from './roster-faults.ts'
import { spanOfShift } from './shift-hours.rules.ts'

/** Replaces the shifts of these cells; a cell without a kind has none afterwards. */
export async function writeShifts(
  db: Db,
  { roster, kinds }: Pick<RosterFacts, 'roster' | 'kinds'>,
  cells: readonly Cell[],
): Promise<void> {
  const rows = rowsOf(
    cells.map(({ traineeId, day }) => ({ traineeId, day })),
    { traineeId: 'bigint', day: 'date' },
  )

  await sql`delete from duty_shifts s using ${rows} c
    where s.roster_id = ${roster.id} and s.trainee_id = c.trainee_id and s.day = c.day`.execute(db)

  const assigned = cells.flatMap(({ kindId, ...cell }) => {
    const kind = kinds.find(({ id }) => id === kindId)
    return kind
      ? [{ ...cell, kindId: kind.id, rosterId: roster.id, ...spanOfShift(cell.day, kind) }]
      : []
  })

  if (assigned.length > 0) await db.insertInto('dutyShifts').values(assigned).execute()
}
