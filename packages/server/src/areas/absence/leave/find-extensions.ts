import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import { grouped } from '../../../platform/grouped.ts'
import { excessOf } from './extension.rules.ts'

type Of = { traineeId: number; typeId: number | null }
type Row = { id: number; traineeId: number; typeId: number; over: number; extensionDays: number; year: number; days: number }
/**
 * Leaves in the timetable of types that prolong the training by the days of a year over a limit, of these trainees, with what each of them
 * prolongs it by. All leaves of a type count together: one that comes or goes may change what another one is over by.
 */
export async function findExtensions(db: Db, of: readonly Of[]) {
  const { rows } = await sql<Row>`select a.id, a.trainee_id as "traineeId", a.leave_type_id as "typeId", y.extends_over as over,
      a.extension_days as "extensionDays", d.year, d.days::float8 as days
    from absences a join leave_types y on y.id = a.leave_type_id and y.extends_training = 'overLimit' and y.extends_over is not null
    join absence_days d on d.absence_id = a.id
    where a.state in ('approved', 'revokeRequested', 'reported', 'confirmed') and (a.trainee_id, a.leave_type_id) in
      (select "traineeId", "typeId" from jsonb_to_recordset(${JSON.stringify(of)}::jsonb) v ("traineeId" bigint, "typeId" bigint))
    order by a.trainee_id, a.leave_type_id, a.starts_on, a.id, d.year`.execute(db)
  return [...grouped(rows, ({ traineeId, typeId }) => `${traineeId} ${typeId}`).values()].flatMap((own) => {
    const excess = excessOf(own, own[0]!.over)
    return [...new Map(own.map((row) => [row.id, row])).values()].map(({ id, traineeId, extensionDays }) => ({
      ...{ id, traineeId, was: extensionDays, extensionDays: excess.get(id)! },
    }))
  })
}
