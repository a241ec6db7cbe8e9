import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { stayCounts } from '../../rotations/rotations.public.ts'
import { type AbsenceRow, takesDays } from '../leave/absence.queries.ts'

type OverlappingAbsence = {
  id: number
  name: string
  department: string
  departmentEn: string | null
  startsOn: string
  endsOn: string
  kind: AbsenceRow['kind']
  type: string | null
  typeEn: string | null
  state: AbsenceRow['state']
}

const MAX_ROWS = 50

/** Others who are in a department of the trainee on the same days, and away or asking to be. */
export async function findOverlappingAbsences(
  db: Db,
  a: AbsenceRow,
): Promise<OverlappingAbsence[]> {
  const { rows } =
    await sql<OverlappingAbsence>`select distinct on (o.starts_on, o.id) o.id, t.real_name as name,
        d.name as department, d.name_en as department_en,
      o.starts_on, o.ends_on, o.kind, o.state, y.name as type, y.name_en as type_en
    from rotation_blocks mine
    join rotation_blocks b on b.department_id = mine.department_id
      and b.trainee_id <> mine.trainee_id and ${stayCounts('b')}
      and b.starts_on <= least(mine.ends_on, ${a.endsOn})
      and b.ends_on >= greatest(mine.starts_on, ${a.startsOn})
    join absences o on o.trainee_id = b.trainee_id and ${takesDays('o')}
      and o.starts_on <= least(mine.ends_on, ${a.endsOn}, b.ends_on)
      and o.ends_on >= greatest(mine.starts_on, ${a.startsOn}, b.starts_on)
    join trainees t on t.id = o.trainee_id
    join departments d on d.id = b.department_id
    left join leave_types y on y.id = o.leave_type_id
    where mine.trainee_id = ${a.traineeId} and ${stayCounts('mine')}
      and mine.starts_on <= ${a.endsOn} and mine.ends_on >= ${a.startsOn}
    order by o.starts_on, o.id limit ${MAX_ROWS}`.execute(db)

  return rows
}

/** Days of a trainee in a year by type: requested, approved or recorded, without one absence. */
export const findDaysOfYear = (db: Db, traineeId: number, year: number, without: number) =>
  db
    .selectFrom('absenceDays as d')
    .innerJoin('absences as a', 'a.id', 'd.absenceId')
    .leftJoin('leaveTypes as y', 'y.id', 'a.leaveTypeId')
    .select([
      'a.kind',
      'y.id',
      'y.name as type',
      'y.nameEn as typeEn',
      sql<string>`sum(d.days)`.as('days'),
    ])
    .where('a.traineeId', '=', traineeId)
    .where('d.year', '=', year)
    .where('a.id', '!=', without)
    .where(takesDays('a'))
    .groupBy(['a.kind', 'y.id'])
    .orderBy('y.sort')
    .execute()
