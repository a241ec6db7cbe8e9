// Written as rows: 100 qualifications in 340 steps, whose proofs need the store of files.
import { addDays, DAY_MS } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { dayInChina } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/connect/pool.ts'
import { recordsJson } from '../../platform/db/records-json.ts'
import type { DemoApplication } from './demo-people.demo.ts'

/** Steps that lead to each state, after the draft. */
const PASSED = ['submit', 'passDepartment', 'passBase'] as const

const WAYS: Readonly<Record<string, readonly string[]>> = {
  submitted: ['submit'],
  departmentPassed: ['submit', 'passDepartment'],
  basePassed: PASSED,
  qualified: [...PASSED, 'qualify'],
  returned: ['submit', 'return'],
  rejected: ['submit', 'passDepartment', 'reject'],
  withdrawn: ['submit', 'withdraw'],
  replaced: [...PASSED, 'qualify', 'replace'],
  expired: [...PASSED, 'qualify', 'expire'],
  removed: [...PASSED, 'qualify', 'remove'],
}

const LEADS_TO: Readonly<Record<string, string>> = {
  submit: 'submitted',
  passDepartment: 'departmentPassed',
  passBase: 'basePassed',
  qualify: 'qualified',
  enter: 'qualified',
  return: 'returned',
  reject: 'rejected',
  withdraw: 'withdrawn',
  replace: 'replaced',
  expire: 'expired',
  remove: 'removed',
}

/** Days between one step and the next. */
const PACE = 2

/**
 * An application or a qualification that the demo has; `isEntered`: by the office, without an
 * application.
 */
export type DemoEntry = Omit<DemoApplication, 'place'> & {
  userId: number
  baseId: number
  departmentId: number
  isEntered?: boolean
}

/**
 * The next numbers of the years in which the qualifications began, in the order of their days, by
 * the counters that continue from there.
 */
async function numbered(db: Db, entries: readonly DemoEntry[]) {
  const numberedEntries = entries
    .filter(({ validFrom }) => validFrom)
    .sort((a, b) => (a.validFrom! < b.validFrom! ? -1 : 1))
  const yearOf = (entry: DemoEntry) => Number(entry.validFrom!.slice(0, 4))

  const { rows } = await sql<{
    year: number
    last: number
  }>`insert into qualification_number_counters (year, last)
    select y, count(*) from unnest(${numberedEntries.map(yearOf)}::int[]) y group by y
    on conflict (year) do update set last = qualification_number_counters.last + excluded.last returning year, last`.execute(
    db,
  )

  const lastOf = new Map(
    rows.map(({ year, last }) => [
      year,
      last - numberedEntries.filter((entry) => yearOf(entry) === year).length,
    ]),
  )
  const numbers = new Map<DemoEntry, string>()

  for (const entry of numberedEntries) {
    const next = lastOf.get(yearOf(entry))! + 1
    lastOf.set(yearOf(entry), next)
    numbers.set(entry, `S${yearOf(entry)}${String(next).padStart(4, '0')}`)
  }

  return numbers
}

/** What happened to an entry, step by step. */
function stepsOf(entry: DemoEntry, now: Date) {
  const noon = (day: string) => new Date(`${day}T10:30:00+08:00`).getTime()
  const way = entry.isEntered ? ['enter'] : (WAYS[entry.state] ?? [])
  const qualifyStep = way.indexOf('qualify')
  // those who hold or held it were qualified on the first day of the validity
  const first = entry.validFrom
    ? noon(entry.validFrom) - Math.max(qualifyStep, 0) * PACE * DAY_MS
    : now.getTime() - (entry.submittedAgo ?? 0) * DAY_MS

  return way.map((action, n) => ({
    action,
    from: n === 0 ? 'draft' : LEADS_TO[way[n - 1]!]!,
    to: LEADS_TO[action]!,
    at: new Date(
      Math.min(
        now.getTime(),
        n > qualifyStep && qualifyStep >= 0 ? noon(entry.endedOn!) : first + n * PACE * DAY_MS,
      ),
    ),
    reason: n === way.length - 1 ? (entry.reason ?? null) : null,
  }))
}

/**
 * Puts down applications and qualifications with their history; the qualified stand in the library,
 * and the facts of all who ever were are their profile. One statement for each table.
 */
export async function enterDemoTeachers(db: Db, now: Date, entries: readonly DemoEntry[]) {
  const numbers = await numbered(db, entries)

  const rows = entries.map((entry, n) => {
    const steps = stepsOf(entry, now)
    const submitted = steps[0]?.at ?? now
    return {
      ...entry,
      n,
      number: numbers.get(entry) ?? null,
      steps,
      submittedAt: steps.length ? submitted : null,
      last: steps.at(-1)?.at ?? now,
    }
  })

  const rowsJson = recordsJson(rows)

  await sql`with given as (select * from jsonb_to_recordset(${rowsJson}::jsonb) t (n int, user_id bigint, level text, base_id bigint,
      department_id bigint, title text, title_since date, education text, degree text, specialty text, specialty_since date,
      teaching_since date, state text, reason text, is_renewal boolean, submitted_at timestamptz, last timestamptz, number text,
      valid_from date, valid_until date, steps jsonb)),
    applications as (
      insert into teacher_qualifications (user_id, level, base_id, department_id, title, title_since, education, degree, specialty,
        specialty_since, teaching_since, experience, state, reason, is_renewal, submitted_at, number, valid_from, valid_until, created_at, updated_at)
      select user_id, level, base_id, department_id, title, title_since, education, degree, specialty, specialty_since, teaching_since,
        '承担实习生和住培学员带教，每月主持一次病例讨论。', state, reason, coalesce(is_renewal, false), submitted_at, number, valid_from,
        valid_until, coalesce(submitted_at, last) - interval '1 day', last
      from given order by n returning id, user_id, state, base_id, department_id, valid_from),
    history as (
      insert into flow_history (flow, record_id, action, from_state, to_state, reason, user_id, at)
      select 'qualification', a.id, s.action, s."from", s."to", s.reason, case
          when s.action in ('submit', 'withdraw') then a.user_id
          when s.action in ('replace', 'expire') then null
          when s.action like 'pass%' then coalesce((select min(ba.user_id) from base_administrators ba where ba.base_id = a.base_id), office.id)
          else office.id end, s.at
      from given g join applications a on a.user_id = g.user_id and a.state = g.state,
        jsonb_to_recordset(g.steps) s (action text, "from" text, "to" text, reason text, at timestamptz),
        (select id from users where username = 'bhb') office
      order by s.at),
    profiles as (
      insert into teacher_profiles (user_id, title, title_since, education, degree, specialty, specialty_since, teaching_since,
        created_at, updated_at)
      select distinct on (user_id) user_id, title, title_since, education, degree, specialty, specialty_since, teaching_since,
        valid_from, valid_from
      from given where valid_from is not null order by user_id)
    insert into teacher_library (user_id, qualification_id, department_id, profile, created_at, updated_at)
    select user_id, id, department_id, '长期承担住培学员理论授课与技能带教。', valid_from, valid_from from applications where state = 'qualified'`.execute(
    db,
  )
}

export type DemoCertificate = {
  userId: number
  kind: string
  issuer: string
  issuedOn: string
  validUntil: string | null
}

/**
 * Certificates that a reviewer has passed, each with the record that brought it; they have running
 * numbers by their year.
 */
export const addDemoCertificates = (db: Db, certificates: readonly DemoCertificate[]) =>
  sql`with kept as (
      insert into teacher_certificates (user_id, kind, number, issuer, issued_on, valid_until, created_at, updated_at)
      select user_id, kind, 'SZ' || to_char(issued_on, 'YYYY') || lpad(user_id::text, 6, '0'), issuer, issued_on, valid_until, issued_on + 20, issued_on + 22
      from jsonb_to_recordset(${recordsJson(certificates)}::jsonb) t (user_id bigint, kind text, issuer text, issued_on date, valid_until date)
      returning *),
    records as (
      insert into teacher_certificate_records (user_id, certificate_id, action, kind, number, issuer, issued_on, valid_until, state, created_at, updated_at)
      select user_id, id, 'add', kind, number, issuer, issued_on, valid_until, 'passed', created_at, updated_at from kept order by id
      returning id, updated_at)
    insert into flow_history (flow, record_id, action, from_state, to_state, user_id, at)
    select 'certificateRecord', id, 'pass', 'submitted', 'passed', (select id from users where username = 'bhb'), updated_at from records`.execute(
    db,
  )

/**
 * The certificate of training that the conditions ask for, handed in before the qualification
 * began.
 */
export const trainingCertificate = (userId: number, from: string): DemoCertificate => ({
  userId,
  kind: 'training',
  issuer: '省卫生健康委员会',
  issuedOn: addDays(from, -180),
  validUntil: null,
})

/**
 * Figures of this month and the three before it, as the library was at the end of each.
 */
export const recordDemoMonths = (db: Db, now: Date) =>
  sql`insert into teacher_situation_months (month, base_id, department_id, teachers, core, trained, taken_at)
    select first::date, q.base_id, l.department_id, count(*), count(*) filter (where q.level = 'core'),
      count(*) filter (where exists (select from teacher_certificates c where c.user_id = l.user_id and c.issued_on <= stood
        and c.kind in (select unnest(certificate_kinds) from teacher_indicators where key = 'trainedShare')
        and (c.valid_until is null or c.valid_until >= stood))),
      least(stood::timestamptz + interval '20 hours', ${now}::timestamptz)
    from generate_series(date_trunc('month', ${dayInChina(now)}::timestamp) - interval '3 months', ${dayInChina(now)}::timestamp, interval '1 month') first
    cross join lateral (select least(first::date + interval '1 month' - interval '1 day', ${dayInChina(now)}::timestamp)::date as stood) s
    cross join teacher_library l
    join lateral (select h.base_id, h.level from teacher_qualifications h where h.user_id = l.user_id and h.state in ('qualified', 'replaced')
      and h.valid_from <= stood order by h.valid_from desc limit 1) q on true
    group by first, stood, q.base_id, l.department_id
    on conflict (month, base_id, department_id) do update
      set teachers = excluded.teachers, core = excluded.core, trained = excluded.trained`.execute(
    db,
  )
