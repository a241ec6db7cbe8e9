import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import type { RosterFacts } from './roster-facts.ts'
import type { Cell } from './roster-faults.ts'
import { spanOfShift } from './shift-hours.rules.ts'

/**
 * Writes the shifts of these cells; a cell without a kind has none afterwards. A shift that keeps its
 * kind stays the same shift, with its hours and with what it earned.
 */
export async function writeShifts(
  db: Db,
  { roster, kinds }: Pick<RosterFacts, 'roster' | 'kinds'>,
  cells: readonly Cell[],
): Promise<void> {
  const asRows = (list: readonly Cell[]) =>
    rowsOf(
      list.map(({ traineeId, day, kindId, isLocked }) => ({ traineeId, day, kindId, isLocked })),
      { traineeId: 'bigint', day: 'date', kindId: 'bigint', isLocked: 'boolean' },
    )

  const unchangedShifts = await sql<{
    traineeId: number
    day: string
  }>`update duty_shifts s set is_locked = c.is_locked from ${asRows(cells)} c
    where s.roster_id = ${roster.id} and s.trainee_id = c.trainee_id and s.day = c.day
      and s.kind_id = c.kind_id
    returning s.trainee_id, s.day`.execute(db)

  const unchangedKeys = new Set(
    unchangedShifts.rows.map(({ traineeId, day }) => `${traineeId} ${day}`),
  )
  const others = cells.filter(({ traineeId, day }) => !unchangedKeys.has(`${traineeId} ${day}`))

  await sql`delete from duty_shifts s using ${asRows(others)} c
    where s.roster_id = ${roster.id} and s.trainee_id = c.trainee_id and s.day = c.day`.execute(db)

  const assigned = others.flatMap(({ kindId, ...cell }) => {
    const kind = kinds.find(({ id }) => id === kindId)
    return kind
      ? [{ ...cell, kindId: kind.id, rosterId: roster.id, ...spanOfShift(cell.day, kind) }]
      : []
  })

  if (assigned.length > 0) await db.insertInto('dutyShifts').values(assigned).execute()
}
