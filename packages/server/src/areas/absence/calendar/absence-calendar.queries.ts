import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId, byPinyin } from '../../../platform/db/patterns.ts'
import { isOfOwnBase, isOfOwnDepartment, NOWHERE } from '../../organisation/organisation.public.ts'
import { stayCounts } from '../../rotations/rotations.public.ts'
import { ranBetween } from '../../trainees/trainees.public.ts'
import { takesDays } from '../leave/absence.queries.ts'
import type { AbsenceScope } from '../leave/leave.policy.ts'

export type CalendarRange = {
  from: string
  until: string
  departmentId?: number | undefined
  baseId?: number | undefined
}

const MAX_ROWS = 1000

const traineesIn = (db: Db, { org, userId }: AbsenceScope, { from, until }: CalendarRange) => {
  const scope = org ?? NOWHERE
  const match = db.selectFrom('trainees as t').innerJoin('majors as m', 'm.id', 't.majorId')
  if (scope.kind === 'all') return match

  return match.where(
    sql<boolean>`(${isOfOwnBase(scope, 'm.baseId')}
        or exists (select from rotation_blocks b where b.trainee_id = t.id and ${stayCounts('b')}
      and b.starts_on <= ${until} and b.ends_on >= ${from}
      and (b.supervisor_id = ${userId} or ${isOfOwnDepartment(scope, 'b.departmentId')})))`,
  )
}

/** Trainees in scope between two days, with where they are on the first of them. */
export function findPeople(db: Db, scope: AbsenceScope, range: CalendarRange) {
  const { from, until, departmentId, baseId } = range
  let match = traineesIn(db, scope, range)
  if (baseId) match = match.where('m.baseId', '=', baseId)

  if (departmentId)
    match = match.where(
      sql<boolean>`exists (select from rotation_blocks b where b.trainee_id = t.id
          and b.department_id = ${departmentId} and ${stayCounts('b')}
        and b.starts_on <= ${until} and b.ends_on >= ${from})`,
    )

  return match
    .leftJoin('rotationBlocks as p', (on) =>
      on
        .onRef('p.traineeId', '=', 't.id')
        .on(stayCounts('p'))
        .on('p.startsOn', '<=', from)
        .on('p.endsOn', '>=', from),
    )
    .leftJoin('departments as d', 'd.id', 'p.departmentId')
    .select(['t.id', 't.realName', 't.number', 'd.name as department', 'd.nameEn as departmentEn'])
    .where(ranBetween(from, until))
    .orderBy('t.number')
    .limit(MAX_ROWS)
    .execute()
}

/** Absences of these trainees between two days, requested or approved. */
export const findAbsencesBetween = (
  db: Db,
  traineeIds: readonly number[],
  { from, until }: CalendarRange,
) =>
  db
    .selectFrom('absences as a')
    .leftJoin('leaveTypes as y', 'y.id', 'a.leaveTypeId')
    .select([
      'a.id',
      'a.traineeId',
      'a.kind',
      'a.state',
      'a.startsOn',
      'a.startsHalf',
      'a.endsOn',
      'a.endsHalf',
    ])
    .select(['y.name as type', 'y.nameEn as typeEn'])
    .where('a.traineeId', '=', anyId(traineeIds))
    .where(takesDays('a'))
    .where('a.startsOn', '<=', until)
    .where('a.endsOn', '>=', from)
    .orderBy('a.startsOn')
    .execute()

/** Departments and bases of the trainees in scope, to choose from. */
export async function findPlaces(db: Db, scope: AbsenceScope, range: CalendarRange) {
  const [departments, bases] = await Promise.all([
    traineesIn(db, scope, range)
      .innerJoin('rotationBlocks as p', 'p.traineeId', 't.id')
      .innerJoin('departments as d', 'd.id', 'p.departmentId')
      .select(['d.id', 'd.name', 'd.nameEn'])
      .groupBy(['d.id', 'd.name', 'd.nameEn'])
      .where('p.startsOn', '<=', range.until)
      .where('p.endsOn', '>=', range.from)
      .orderBy('d.name', byPinyin)
      .execute(),
    traineesIn(db, scope, range)
      .innerJoin('bases as o', 'o.id', 'm.baseId')
      .select(['o.id', 'o.name', 'o.nameEn'])
      .groupBy(['o.id', 'o.name', 'o.nameEn'])
      .orderBy('o.name', byPinyin)
      .execute(),
  ])

  return { departments, bases }
}
