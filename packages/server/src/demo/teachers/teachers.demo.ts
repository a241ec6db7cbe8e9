import { addDays } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { dayInChina } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/pool.ts'
import { recordsJson } from '../../platform/db/records-json.ts'
import type { Demo } from '../demo.ts'
import {
  applicationsOf,
  type DemoStaff,
  type DemoTeacher,
  demoTeachers,
} from './demo-people.demo.ts'
import {
  addDemoCertificates,
  type DemoCertificate,
  enterDemoTeachers,
  recordDemoMonths,
  trainingCertificate,
} from './enter-teachers.demo.ts'
import { fillTeachingLife } from './teaching-life.demo.ts'
import { fillTrainingDemo } from './training.demo.ts'

/**
 * Teachers of the demo hospital in every state of the flow, with certificates, changes, exchanges,
 * assessments, training and what they have taught. Comes with the crowd of applicants; the days
 * count from the house's time.
 */
export async function fillTeachersDemo({ db, house: { config }, now }: Demo) {
  if (config.DEMO_APPLICANTS === 0) return

  const today = dayInChina(now)
  const staff = await addAccounts(db, now, demoTeachers(today))

  const entries = staff.flatMap((one) =>
    applicationsOf(one, today).map((application) => {
      const { userId, baseId, departmentId } = one
      return { ...application, userId, baseId, departmentId }
    }),
  )

  await enterDemoTeachers(db, now, entries)
  await addDemoCertificates(db, certificatesOf(staff, today))
  await handInCertificates(db, staff, today)
  await fillTrainingDemo(db, now, staff)
  await fillTeachingLife(db, now, staff)
  await recordDemoMonths(db, now)
}

/** Accounts of invented people without passwords, each in the department where they teach. */
async function addAccounts(
  db: Db,
  now: Date,
  teachers: readonly DemoTeacher[],
): Promise<DemoStaff[]> {
  const given = recordsJson(
    teachers.map(({ username, name, gender, base, department }) => ({
      username,
      name,
      gender,
      base,
      department,
    })),
  )

  const { rows } = await sql<{
    userId: number
    username: string
    baseId: number
    departmentId: number
  }>`
    with given as (select * from jsonb_to_recordset(${given}::jsonb) t (username text, name text, gender int, base text, department text)),
    people as (
      insert into users (username, nickname, real_name, gender, department_id, status, created_at, updated_at)
      select g.username, g.name, g.name, g.gender, d.id, 1, ${now}, ${now} from given g join departments d on d.name = g.department
      order by g.username returning id, username, department_id),
    roles_of as (insert into user_roles (user_id, role_id) select p.id, r.id from people p join roles r on r.code = 'TEACHER')
    select p.id as user_id, p.username, b.id as base_id, p.department_id
    from people p join given g using (username) join bases b on b.code = g.base`.execute(db)

  const placeOf = new Map(rows.map((row) => [row.username, row]))

  return teachers.map((one) => ({ ...one, ...placeOf.get(one.username)! }))
}

/**
 * The last day of somebody's certificate of training, in days from today: one ends soon, two are
 * over.
 */
const TRAINING_ENDS: Readonly<Record<number, number>> = {
  5: 40,
  6: 75,
  7: -30,
  8: -110,
  12: 900,
  13: 600,
}

const HANDS_IN = new Set(['draft', 'submitted'])

/** Certificates held; whoever has only just applied hands the first one in with the application. */
function certificatesOf(staff: readonly DemoStaff[], today: string): DemoCertificate[] {
  return staff.flatMap(({ userId, place, stand, ...one }) => {
    if (HANDS_IN.has(stand)) return []

    const ends = TRAINING_ENDS[place]
    const first =
      applicationsOf({ place, stand, ...one }, today)[0]!.validFrom ?? addDays(today, -30)

    const training = {
      ...trainingCertificate(userId, first),
      ...(ends === undefined ? {} : { validUntil: addDays(today, ends) }),
    }

    const more = (
      kind: string,
      issuer: string,
      days: number,
      validUntil: string | null = null,
    ) => ({
      userId,
      kind,
      issuer,
      issuedOn: addDays(first, days),
      validUntil,
    })

    return [
      training,
      ...(stand === 'core' ? [more('core_training', '省卫生健康委员会', -90)] : []),
      ...(place % 5 === 0 ? [more('university_teacher', '省教育厅', -700)] : []),
      ...(place % 11 === 4
        ? [
            more(
              'national_training',
              '国家卫生健康委能力建设和继续教育中心',
              -400,
              addDays(today, 365 + place),
            ),
          ]
        : []),
    ]
  })
}

type HandedIn = readonly [
  place: number,
  kind: string,
  state: 'submitted' | 'rejected' | 'withdrawn',
  reason?: string,
]

/** Records that wait, and some that brought no certificate. */
const HANDED_IN: readonly HandedIn[] = [
  [20, 'national_training', 'submitted'],
  [21, 'clinical_pharmacist_teacher', 'submitted'],
  [24, 'core_training', 'submitted'],
  [50, 'training', 'submitted'],
  [51, 'training', 'submitted'],
  [52, 'training', 'submitted'],
  [53, 'training', 'submitted'],
  [54, 'training', 'submitted'],
  [55, 'training', 'submitted'],
  [22, 'national_training', 'rejected', '扫描件不清晰，请重新上传'],
  [23, 'university_teacher', 'withdrawn'],
]

async function handInCertificates(db: Db, staff: readonly DemoStaff[], today: string) {
  const personOf = new Map(staff.map((one) => [one.place, one]))

  const given = HANDED_IN.map(([place, kind, state, reason], n) => ({
    userId: personOf.get(place)!.userId,
    kind,
    state,
    reason: reason ?? null,
    on: addDays(today, -2 - n),
  }))

  await sql`with given as (select * from jsonb_to_recordset(${recordsJson(given)}::jsonb) t (user_id bigint, kind text, state text, reason text, "on" date)),
    records as (
      insert into teacher_certificate_records (user_id, action, kind, number, issuer, issued_on, state, reason, created_at, updated_at)
      select user_id, 'add', kind, 'XB' || to_char("on", 'YYYYMMDD') || user_id, '省卫生健康委员会', "on" - 25, state, reason, "on", "on"
      from given returning id, user_id, state, reason, updated_at),
    renewals as (
      insert into teacher_certificate_records (user_id, certificate_id, action, kind, number, issuer, issued_on, valid_until, created_at, updated_at)
      select user_id, id, 'renew', kind, number, issuer, ${today}::date - 9, ${today}::date + 1800, ${today}::date - 1, ${today}::date - 1
      from teacher_certificates where kind = 'training' and valid_until between ${today}::date - 60 and ${today}::date + 60)
    insert into flow_history (flow, record_id, action, from_state, to_state, reason, user_id, at)
    select 'certificateRecord', r.id, case r.state when 'rejected' then 'reject' else 'withdraw' end, 'submitted', r.state, r.reason,
      case r.state when 'rejected' then office.id else r.user_id end, r.updated_at
    from records r, (select id from users where username = 'bhb') office where r.state <> 'submitted'`.execute(
    db,
  )
}
