import { GRANTED_STATES } from '@residency/contract/areas/absence/leave/leave-states.public'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { literals } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { grouped } from '../../../platform/grouped.ts'
import { EVERY_YEAR, excessOf } from './extension.rules.ts'

type Of = { traineeId: number; typeId: number | null }

type Row = {
  id: number
  traineeId: number
  typeId: number
  over: number
  extensionDays: number
  year: number
  days: number
}

/**
 * Days of leaves in the timetable by which types prolong the training of these trainees: calendar
 * days of those that always do, and days of a year of those that do over a limit.
 */
export async function findProlongingDays(db: Db, of: readonly Of[]): Promise<Row[]> {
  const { rows } = await sql<Row>`select a.id, a.trainee_id, a.leave_type_id as type_id,
        coalesce(y.extends_over, 0) as over,
      a.extension_days, d.year, d.days::float8 as days
    from absences a join leave_types y on y.id = a.leave_type_id
    cross join lateral (
      select ${EVERY_YEAR}::int as year, (upper(a.halves) - lower(a.halves)) / 2.0 as days
      where y.extends_training = 'always'
      union all
      select c.year, c.days from absence_days c where c.absence_id = a.id
        and y.extends_training = 'overLimit') d
    where a.state in (${literals(GRANTED_STATES)}) and (a.trainee_id, a.leave_type_id) in
      (select trainee_id, type_id from ${rowsOf(of, { traineeId: 'bigint', typeId: 'bigint' })} v)
    order by a.trainee_id, a.leave_type_id, a.starts_on, a.starts_half, a.id, d.year`.execute(db)

  return rows
}

/**
 * By how many days each of these leaves extends the training. All leaves of a type count together:
 * adding or removing one may change the days of another.
 */
export async function findExtensions(db: Db, of: readonly Of[]) {
  const rows = await findProlongingDays(db, of)
  return [...grouped(rows, ({ traineeId, typeId }) => `${traineeId} ${typeId}`).values()].flatMap(
    (leavesOfTrainee) => {
      const excess = excessOf(leavesOfTrainee, leavesOfTrainee[0]!.over)
      return [...new Map(leavesOfTrainee.map((row) => [row.id, row])).values()].map(
        ({ id, traineeId, extensionDays }) => ({
          id,
          traineeId,
          was: extensionDays,
          extensionDays: excess.get(id)!,
        }),
      )
    },
  )
}
