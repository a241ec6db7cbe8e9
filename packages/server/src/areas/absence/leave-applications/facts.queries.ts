import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import type { Stay } from '../leave/parts.rules.ts'

const trainees = (db: Db) =>
  db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.major_id')
    .leftJoin('trainee_files as f', 'f.trainee_id', 't.id')
    .select(['t.id', 't.user_id', 't.real_name', 't.number', 't.starts_on', 't.planned_end', 't.status', 'm.base_id', 'f.gender'])
export type LeaveTrainee = Awaited<ReturnType<ReturnType<typeof trainees>['executeTakeFirstOrThrow']>>
export const findTraineeOfUser = (db: Db, userId: number) => trainees(db).where('t.user_id', '=', userId).executeTakeFirst()
export const findTraineeById = (db: Db, id: number) => trainees(db).where('t.id', '=', id).executeTakeFirst()

type Span = { startsOn: string; startsHalf: string; endsOn: string; endsHalf: string }
/** Half days of a span as the table keeps them. */
const halvesOf = ({ startsOn, startsHalf, endsOn, endsHalf }: Span) =>
  sql`int4range((${startsOn}::date - date '2000-01-01') * 2 + ${startsHalf === 'pm' ? 1 : 0},
    (${endsOn}::date - date '2000-01-01') * 2 + ${endsHalf === 'pm' ? 2 : 1})`
const GONE = sql`('draft', 'rejected', 'withdrawn', 'revoked', 'cancelled')`
/** The first absence that has a half day in common with a span. */
export const findMeeting = (db: Db, traineeId: number, span: Span) =>
  db
    .selectFrom('absences as a')
    .leftJoin('leave_types as y', 'y.id', 'a.leave_type_id')
    .select(['a.id', 'a.kind', 'a.starts_on', 'a.ends_on', 'y.name as type', 'y.name_en as type_en'])
    .where('a.trainee_id', '=', traineeId)
    .where(sql<boolean>`a.state not in ${GONE} and a.halves && ${halvesOf(span)}`)
    .orderBy('a.starts_on')
    .limit(1)
    .executeTakeFirst()

/** Types in use, in their order. */
export const findTypesInUse = (db: Db) =>
  db.selectFrom('leave_types').selectAll().where('status', '=', 1).orderBy('sort').orderBy('id').execute()
export const findStepRules = async (db: Db) =>
  (await db.selectFrom('leave_step_rules').selectAll().execute()).map((row) => ({
    leaveTypeId: row.leave_type_id,
    supervisor: numberOf(row.supervisor_over),
    department: numberOf(row.department_over),
    base: numberOf(row.base_over),
    office: numberOf(row.office_over),
  }))
const numberOf = (value: string | null) => (value === null ? null : Number(value))

/** Stays of a trainee on these days. */
export const asStay = (b: { id: number; department_id: number; starts_on: string; ends_on: string }): Stay => ({
  ...{ id: b.id, departmentId: b.department_id, startsOn: b.starts_on, endsOn: b.ends_on },
})
