import { DAY_MS, yearOf } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { dayInChina, momentAfter } from '../../platform/clock.ts'
import type { RecordTarget } from './record-target.ts'

type MentorFixtureInput = {
  /** Mentors of the base whom the department has passed, each with a qualification in force. */
  mentors?: number

  /** Trainees of a major of the base. */
  trainees?: number

  /** Trainees whom each mentor may guide. */
  capacity?: number
  year?: number
  base?: string
  department?: string

  /** Begins the user names; a product that is used twice needs another one each time. */
  mark?: string
}

export type MentorFixtures = {
  baseId: number
  departmentId: number
  year: number
  mentors: { userId: number; username: string; entryId: number }[]
  trainees: { userId: number; username: string; traineeId: number }[]
}

let snapshots = 0

/**
 * A base with mentors and trainees, written straight into the tables; `server.as(username)` signs
 * one of them in. The office is `bhb`, the base of pharmacists is administered by `base`, its
 * inpatient pharmacy by `dept`.
 */
export async function addMentorFixtures(
  target: RecordTarget,
  input: MentorFixtureInput = {},
): Promise<MentorFixtures> {
  const {
    mentors = 2,
    trainees = 3,
    capacity = 2,
    base = '医院药师基地',
    department = '住院药房',
  } = input

  const today = dayInChina(target.now())
  const year = input.year ?? yearOf(today)

  const baseId = (
    await target.db
      .selectFrom('bases')
      .select('id')
      .where('name', '=', base)
      .executeTakeFirstOrThrow()
  ).id

  const room = await target.db
    .selectFrom('departments')
    .select('id')
    .where('name', '=', department)
    .executeTakeFirstOrThrow()

  const place = { baseId, departmentId: room.id, year, today }
  const mark = input.mark ?? `w${++snapshots}`
  const teachers = await addPeople(target, `${mark}-mentor-`, '导师', 'TEACHER', mentors, room.id)
  const learners = await addPeople(target, `${mark}-trainee-`, '学员', 'STUDENT', trainees, room.id)

  return {
    baseId,
    departmentId: room.id,
    year,
    mentors: await makeMentors(target, place, teachers, capacity),
    trainees: await makeTrainees(target, place, learners),
  }
}

export type Person = { userId: number; username: string }

async function addPeople(
  target: RecordTarget,
  prefix: string,
  name: string,
  role: string,
  count: number,
  departmentId: number,
) {
  if (count === 0) return []

  const { rows } = await sql<Person>`with people as (
      insert into users (username, nickname, real_name, department_id, status)
      select ${prefix}::text || n, ${name}::text || n, ${name}::text || n, ${departmentId}::bigint,
        1 from generate_series(1, ${count}::int) n
      returning id, username),
    roles_of as (insert into user_roles (user_id, role_id) select p.id, r.id from people p
      join roles r on r.code = ${role})
    select id as user_id, username from people order by id`.execute(target.db)

  return rows
}

type Place = { baseId: number; departmentId: number; year: number; today: string }

const idsOf = (people: readonly Person[]) =>
  sql`unnest(${sql.val(people.map(({ userId }) => userId))}::bigint[])`

/** Passed entries of people in the mentor library of a year, each with a qualification in force. */
export async function makeMentors(
  target: RecordTarget,
  { baseId, departmentId, year, today }: Place,
  people: readonly Person[],
  capacity: number,
) {
  await qualify(target, { baseId, departmentId, today }, people)

  const { rows } = await sql<{ userId: number; id: number }>`insert into mentor_entries
      (user_id, base_id, department_id, year, capacity, title, direction, profile, state,
        submitted_at)
    select id, ${baseId}, ${departmentId}, ${year}, ${capacity}, 'pharmacist_in_charge', '临床药学',
      '从事临床药学十年', 'departmentPassed', ${target.now()}
    from ${idsOf(people)} id returning user_id, id`.execute(target.db)

  const entries = new Map(rows.map((row) => [row.userId, row.id]))

  return people.map((person) => ({ ...person, entryId: entries.get(person.userId)! }))
}

/** Enters people in the library of teachers with a qualification in force for years. */
export const qualify = (
  target: RecordTarget,
  { baseId, departmentId, today }: Omit<Place, 'year'>,
  people: readonly Person[],
) =>
  target.db.transaction().execute((tx) =>
    sql`with qualified as (
        insert into teacher_qualifications (user_id, level, base_id, department_id, title,
          title_since, education, state, number, valid_from, valid_until)
        select id, 'general', ${baseId}::bigint, ${departmentId}::bigint, 'pharmacist_in_charge',
          ${today}::date - 2000, 'master', 'qualified',
          'W' || id, ${today}::date - 100, ${today}::date + 1000 from ${idsOf(people)} id
            returning id, user_id)
      insert into teacher_library (user_id, qualification_id, department_id)
      select user_id, id, ${departmentId}::bigint from qualified`.execute(tx),
  )

/** People in training at a base since last year. */
export async function makeTrainees(
  target: RecordTarget,
  { baseId, today }: Place,
  people: readonly Person[],
) {
  const major = await target.db
    .selectFrom('majors')
    .select('id')
    .where('baseId', '=', baseId)
    .orderBy('sort')
    .limit(1)
    .executeTakeFirstOrThrow()

  const unit = await target.db
    .selectFrom('trainingUnits')
    .select('id')
    .where('kind', '=', 'main')
    .executeTakeFirstOrThrow()

  const { rows } = await sql<{ userId: number; id: number }>`
    insert into trainees (number, user_id, major_id, training_unit_id, trainee_kind, real_name,
      enrolled_on, starts_on)
    select 'M' || u.id, u.id, ${major.id}, ${unit.id}, 'open', u.display_name, ${today}::date - 300,
      ${today}::date - 300
    from ${idsOf(people)} given (id) join users u on u.id = given.id order by u.id
    returning user_id, id`.execute(target.db)

  const trainees = new Map(rows.map((row) => [row.userId, row.id]))

  return people.map((person) => ({ ...person, traineeId: trainees.get(person.userId)! }))
}

type Window = {
  baseId: number
  year: number
  mode?: 'firstCome' | 'match'
  maxChoices?: number
  from?: number
  until?: number
  isOn?: boolean
}

/**
 * A window in which mentors and trainees of a base choose each other; `from` and `until`: days
 * around the time of the target.
 */
export const aMentorWindow = async (
  target: RecordTarget,
  { baseId, year, mode = 'match', maxChoices = 3, from = -5, until = 5, isOn = true }: Window,
) => {
  const at = (days: number) => momentAfter(target.now(), days * DAY_MS)
  const row = { baseId, year, mode, maxChoices, startsAt: at(from), endsAt: at(until), isOn }
  return (
    await target.db
      .insertInto('mentorWindows')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
}
