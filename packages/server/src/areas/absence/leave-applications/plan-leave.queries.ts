import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { takesDays } from '../leave/absence.queries.ts'
import type { Stay } from '../leave/parts.rules.ts'

const trainees = (db: Db) =>
  db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .innerJoin('users as u', 'u.id', 't.userId')
    .select([
      't.id',
      't.userId',
      't.realName',
      't.number',
      't.startsOn',
      't.plannedEnd',
      't.status',
      'm.baseId',
      'u.gender',
    ])

export type LeaveTrainee = Awaited<
  ReturnType<ReturnType<typeof trainees>['executeTakeFirstOrThrow']>
>

export const findTraineeOfUser = (db: Db, userId: number) =>
  trainees(db).where('t.userId', '=', userId).executeTakeFirst()

export const findTraineeById = (db: Db, id: number) =>
  trainees(db).where('t.id', '=', id).executeTakeFirst()

type Span = { startsOn: string; startsHalf: string; endsOn: string; endsHalf: string }

/** The columns of the half days of a span. */
const halvesOf = ({ startsOn, startsHalf, endsOn, endsHalf }: Span) =>
  sql`int4range((${startsOn}::date - date '2000-01-01') * 2 + ${startsHalf === 'pm' ? 1 : 0},
    (${endsOn}::date - date '2000-01-01') * 2 + ${endsHalf === 'pm' ? 2 : 1})`

/** The first absence that has a half day in common with a span. */
export const findOverlappingAbsence = (db: Db, traineeId: number, span: Span) =>
  db
    .selectFrom('absences as a')
    .leftJoin('leaveTypes as y', 'y.id', 'a.leaveTypeId')
    .select(['a.id', 'a.kind', 'a.startsOn', 'a.endsOn', 'y.name as type', 'y.nameEn as typeEn'])
    .where('a.traineeId', '=', traineeId)
    .where(sql<boolean>`${takesDays('a')} and a.halves && ${halvesOf(span)}`)
    .orderBy('a.startsOn')
    .limit(1)
    .executeTakeFirst()

/** Types in use, in their order. */
export const findTypesInUse = (db: Db) =>
  db
    .selectFrom('leaveTypes')
    .selectAll()
    .where('status', '=', 1)
    .orderBy('sort')
    .orderBy('id')
    .execute()

export const findStepRules = async (db: Db) =>
  (await db.selectFrom('leaveStepRules').selectAll().execute()).map((row) => ({
    leaveTypeId: row.leaveTypeId,
    supervisor: numberOf(row.supervisorOver),
    department: numberOf(row.departmentOver),
    base: numberOf(row.baseOver),
    office: numberOf(row.officeOver),
  }))

const numberOf = (value: string | null) => (value === null ? null : Number(value))

/** Stays of a trainee on these days. */
export const asStay = (b: {
  id: number
  departmentId: number
  startsOn: string
  endsOn: string
}): Stay => ({
  id: b.id,
  departmentId: b.departmentId,
  startsOn: b.startsOn,
  endsOn: b.endsOn,
})
