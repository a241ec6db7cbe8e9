import { sql } from 'kysely'
import { anyId, byPinyin } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { isOfOwnBase, isOfOwnDepartment, type OrgScope } from '../../organisation/organisation.public.ts'
import { ranBetween } from '../../trainees/trainees.public.ts'
import type { AbsenceScope } from '../leave/leave.policy.ts'

export type CalendarRange = { from: string; until: string; departmentId?: number | undefined; baseId?: number | undefined }
const NOBODY: OrgScope = { kind: 'some', userId: 0, administers: false, treePath: null, ownDepartmentId: null }
const MOST = 1000

const traineesIn = (db: Db, { area, userId }: AbsenceScope, { from, until }: CalendarRange) => {
  const scope = area ?? NOBODY
  const match = db.selectFrom('trainees as t').innerJoin('majors as m', 'm.id', 't.major_id')
  if (scope.kind === 'all') return match
  return match.where(
    sql<boolean>`(${isOfOwnBase(scope, 'm.base_id')} or exists (select from rotation_blocks b where b.trainee_id = t.id and b.state <> 'failed'
      and b.starts_on <= ${until} and b.ends_on >= ${from} and (b.supervisor_id = ${userId} or ${isOfOwnDepartment(scope, 'b.department_id')})))`,
  )
}
/** Trainees in scope between two days, with where they are on the first of them. */
export function findPeople(db: Db, scope: AbsenceScope, range: CalendarRange) {
  const { from, until, departmentId, baseId } = range
  let match = traineesIn(db, scope, range)
  if (baseId) match = match.where('m.base_id', '=', baseId)
  if (departmentId)
    match = match.where(
      sql<boolean>`exists (select from rotation_blocks b where b.trainee_id = t.id and b.department_id = ${departmentId} and b.state <> 'failed'
        and b.starts_on <= ${until} and b.ends_on >= ${from})`,
    )
  return match
    .leftJoin('rotation_blocks as p', (on) =>
      on.onRef('p.trainee_id', '=', 't.id').on('p.state', '!=', 'failed').on('p.starts_on', '<=', from).on('p.ends_on', '>=', from),
    )
    .leftJoin('departments as d', 'd.id', 'p.department_id')
    .select(['t.id', 't.real_name', 't.number', 'd.name as department', 'd.name_en as department_en'])
    .where(ranBetween(from, until))
    .orderBy('t.number')
    .limit(MOST)
    .execute()
}
/** Absences of these trainees between two days, asked for or approved. */
export const findAbsencesBetween = (db: Db, traineeIds: readonly number[], { from, until }: CalendarRange) =>
  db
    .selectFrom('absences as a')
    .leftJoin('leave_types as y', 'y.id', 'a.leave_type_id')
    .select(['a.id', 'a.trainee_id', 'a.kind', 'a.state', 'a.starts_on', 'a.starts_half', 'a.ends_on', 'a.ends_half'])
    .select(['y.name as type', 'y.name_en as type_en'])
    .where('a.trainee_id', '=', anyId(traineeIds))
    .where('a.state', 'not in', ['draft', 'rejected', 'withdrawn', 'revoked', 'cancelled'])
    .where('a.starts_on', '<=', until)
    .where('a.ends_on', '>=', from)
    .orderBy('a.starts_on')
    .execute()
/** Departments and bases of the trainees in scope, to choose from. */
export async function findPlaces(db: Db, scope: AbsenceScope, range: CalendarRange) {
  const [departments, bases] = await Promise.all([
    traineesIn(db, scope, range)
      .innerJoin('rotation_blocks as p', 'p.trainee_id', 't.id')
      .innerJoin('departments as d', 'd.id', 'p.department_id')
      .select(['d.id', 'd.name', 'd.name_en'])
      .groupBy(['d.id', 'd.name', 'd.name_en'])
      .where('p.starts_on', '<=', range.until)
      .where('p.ends_on', '>=', range.from)
      .orderBy('d.name', byPinyin)
      .execute(),
    traineesIn(db, scope, range)
      .innerJoin('bases as o', 'o.id', 'm.base_id')
      .select(['o.id', 'o.name', 'o.name_en'])
      .groupBy(['o.id', 'o.name', 'o.name_en'])
      .orderBy('o.name', byPinyin)
      .execute(),
  ])
  return { departments, bases }
}
