import { addDays } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { dayInChina } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/pool.ts'
import { recordsJson } from '../../platform/db/records-json.ts'
import type { DemoStaff } from './demo-people.demo.ts'

const yearOf = (day: string) => Number(day.slice(0, 4))

/**
 * Bases that train teachers, a class of one of them that is finished with its certificates, and one
 * of the office that is open.
 */
export async function fillTrainingDemo(db: Db, now: Date, staff: readonly DemoStaff[]) {
  const today = dayInChina(now)
  const first = addDays(today, -64)

  await applyToTrain(db, today, [...new Set([yearOf(first), yearOf(today)])])

  const pharmacists = staff.filter(
    ({ base, stand }) => base === 'YS' && (stand === 'general' || stand === 'core'),
  )

  await addFinishedClass(db, first, pharmacists.slice(0, 12))

  const core = staff.filter(({ stand }) => stand === 'core')

  await addOpenClass(db, today, core.slice(0, 5))
}

/**
 * The pharmacists' base was passed in each year that it needs; the laboratory's waits, that of
 * rehabilitation is to be corrected.
 */
async function applyToTrain(db: Db, today: string, years: readonly number[]) {
  const year = yearOf(today)

  const given = [
    ...years.map((one) => ({
      code: 'YS',
      year: one,
      state: 'passed',
      ago: one === year ? 60 : 300,
      reason: null,
    })),
    { code: 'JY', year, state: 'submitted', ago: 4, reason: null },
    { code: 'KF', year, state: 'returned', ago: 15, reason: '请补充技能培训室的面积和设备清单' },
  ]

  await sql`with applications as (
      insert into teacher_training_bases (base_id, year, trainers, rooms, plan, places, state, reason, applied_by, submitted_at, created_at, updated_at)
      select b.id, g.year, '高级职称师资 6 名，均持有省级以上师资培训证书', '示教室 2 间（各 60 座），技能培训室 1 间', '上、下半年各举办一期，每期 2 天，共 12 学时',
        60, g.state, g.reason, coalesce((select min(user_id) from base_administrators ba where ba.base_id = b.id), office.id), on_day, on_day, on_day
      from jsonb_to_recordset(${recordsJson(given)}::jsonb) g (code text, year int, state text, ago int, reason text)
      join bases b on b.code = g.code, (select id from users where username = 'bhb') office,
      lateral (select (${today}::date - g.ago)::timestamptz as on_day) d
      returning *)
    insert into flow_history (flow, record_id, action, from_state, to_state, reason, user_id, at)
    select 'trainingBase', a.id, case a.state when 'passed' then 'pass' else 'return' end, 'submitted', a.state, a.reason, office.id,
      a.submitted_at + interval '2 days'
    from applications a, (select id from users where username = 'bhb') office where a.state <> 'submitted'`.execute(
    db,
  )
}

type NewClass = {
  base: string | null
  by: string
  title: string
  place: string
  first: string
  capacity: number
  levels: string[]
  state: string
}

async function addClass(
  db: Db,
  { base, by, title, place, first, capacity, levels, state }: NewClass,
) {
  const last = addDays(first, 1)

  const { rows } = await sql<{ id: number }>`with made as (
      insert into teacher_classes (base_id, title, place, from_day, to_day, hours, capacity, must_levels, state, created_by, created_at, updated_at)
      select (select id from bases where code = ${base}), ${title}, ${place}, ${first}::date, ${last}::date, 12, ${capacity}, ${levels}::text[], ${state}, id,
        ${first}::date - 40, ${first}::date - 40
      from users where username = ${by} returning id, created_by, from_day),
    days as (
      insert into teacher_class_days (class_id, day, code)
      select id, from_day + n, lpad(((id * 7919 + n * 104729 + 123457) % 1000000)::text, 6, '0') from made, generate_series(0, 1) n),
    history as (
      insert into flow_history (flow, record_id, action, from_state, to_state, user_id, at)
      select 'trainingClass', m.id, s.action, s.from_state, s.to_state, m.created_by, m.from_day + s.days + time '17:00'
      from made m, (values (1, 'open', 'plan', 'open', -35), (2, 'start', 'open', 'running', -1), (3, 'finish', 'running', 'finished', 1))
        s (n, action, from_state, to_state, days)
      where s.n = 1 or ${state} = 'finished' order by s.n)
    select id from made`.execute(db)

  return rows[0]!.id
}

const enrol = (db: Db, classId: number, people: readonly DemoStaff[], day: string) =>
  sql`insert into teacher_class_participants (class_id, user_id, is_self, created_at)
    select ${classId}, user_id, true, ${day}::date + time '12:00' from unnest(${people.map(({ userId }) => userId)}::bigint[]) user_id order by 2`.execute(
    db,
  )

/** All but the last two of its people were there on both days and have its certificate. */
async function addFinishedClass(db: Db, first: string, people: readonly DemoStaff[]) {
  const named = {
    base: 'YS',
    by: 'base',
    title: `${yearOf(first)} 年医院药师带教师资培训班`,
    place: '教学楼 301 示教室',
  }

  const classId = await addClass(db, {
    ...named,
    first,
    capacity: 40,
    levels: [],
    state: 'finished',
  })

  await enrol(db, classId, people, addDays(first, -20))

  const [both, once] = [people.slice(0, -2), people.at(-2)!]

  const present = [
    ...both.flatMap(({ userId }) => [0, 1].map((n) => ({ userId, n }))),
    { userId: once.userId, n: 0 },
  ]

  await sql`insert into teacher_class_attendance (class_id, user_id, day, recorded_by, at)
    select ${classId}, user_id, ${first}::date + n, user_id, ${first}::date + n + time '08:50'
    from jsonb_to_recordset(${recordsJson(present)}::jsonb) t (user_id bigint, n int)`.execute(db)

  const last = addDays(first, 1)

  await sql`with counter as (
      insert into teacher_class_number_counters (year, last) values (${yearOf(last)}, ${both.length})
      on conflict (year) do update set last = teacher_class_number_counters.last + excluded.last returning last),
    given as (
      select user_id, 'P' || ${yearOf(last)}::int || lpad((c.last - ${both.length}::int + n)::text, 4, '0') as number
      from counter c, unnest(${both.map(({ userId }) => userId)}::bigint[]) with ordinality t (user_id, n)),
    kept as (
      insert into teacher_certificates (user_id, kind, number, issuer, issued_on, created_at, updated_at)
      select g.user_id, 'training', g.number, unit.name, ${last}::date, ${last}::date + time '17:00', ${last}::date + time '17:00'
      from given g, (select name from training_units where kind = 'main' order by id limit 1) unit returning id, user_id, number)
    update teacher_class_participants p set certificate_number = k.number, certificate_id = k.id
    from kept k where p.class_id = ${classId} and p.user_id = k.user_id`.execute(db)
}

async function addOpenClass(db: Db, today: string, people: readonly DemoStaff[]) {
  const named = {
    base: null,
    by: 'bhb',
    title: '骨干师资教学能力提升班',
    place: '行政楼 5 楼会议室',
  }

  const classId = await addClass(db, {
    ...named,
    first: addDays(today, 21),
    capacity: 60,
    levels: ['core'],
    state: 'open',
  })

  await enrol(db, classId, people, addDays(today, -3))
}
