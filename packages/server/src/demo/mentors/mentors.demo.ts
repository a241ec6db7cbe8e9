import { addDays } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { previewMatch } from '../../areas/mentors/match/preview-match.ts'
import { publishMatch } from '../../areas/mentors/match/publish-match.ts'
import { dayInChina } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/pool.ts'
import { recordsJson } from '../../platform/db/records-json.ts'
import type { Demo } from '../demo.ts'
import {
  addDemoCertificates,
  enterDemoTeachers,
  recordDemoMonths,
  trainingCertificate,
} from '../teachers/enter-teachers.demo.ts'

const DAY_MS = 86_400_000

type Mentor = readonly [
  name: string,
  department: string,
  title: string,
  direction: string,
  capacity: number,
  state: string,
]

/** Invented teachers of the two bases that choose, besides the demo accounts. */
const TEACHERS: Readonly<Record<string, readonly Mentor[]>> = {
  YS: [
    ['许嘉言', '临床药学室', 'chief_pharmacist', '抗感染药物临床应用', 3, 'departmentPassed'],
    ['沈明哲', '临床药学室', 'associate_chief_pharmacist', '肿瘤药学服务', 2, 'departmentPassed'],
    [
      '顾雅琴',
      '静脉用药调配中心',
      'associate_chief_pharmacist',
      '静脉用药安全与质量控制',
      2,
      'departmentPassed',
    ],
    ['韩立群', '门诊药房', 'pharmacist_in_charge', '慢病用药管理', 2, 'departmentPassed'],
    ['方晓彤', '住院药房', 'associate_chief_pharmacist', '医院药品信息化', 2, 'submitted'],
    ['秦岚', '住院药房', 'pharmacist_in_charge', '药品不良反应监测', 1, 'submitted'],
  ],
  JY: [
    ['邵文博', '临床微生物室', 'chief_technician', '多重耐药菌快速检测', 2, 'departmentPassed'],
    [
      '丁若溪',
      '临床免疫室',
      'associate_chief_technician',
      '自身抗体检测标准化',
      2,
      'departmentPassed',
    ],
  ],
}

const ACCOUNTS: readonly (readonly [
  username: string,
  base: string,
  title: string,
  direction: string,
])[] = [
  ['teacher', 'YS', 'pharmacist_in_charge', '住院患者合理用药'],
  ['teacher2', 'JY', 'technician_in_charge', '临床生化质量管理'],
]

/** Invented trainees: those who chose last year, and those who choose now. */
const CHOSE = ['白景行', '范语桐', '石磊', '龚心怡', '谭子轩', '贺知夏', '邹一鸣', '熊佳宁']
const CHOOSING = ['孟书瑶', '阎浩然', '钟灵', '万思齐', '段明远', '侯语嫣', '覃朗']

/**
 * Mentors of the demo hospital: pharmacists were matched last year and choose again in a window
 * that is open; laboratory technicians have chosen last year, first come. Comes with the crowd of
 * applicants.
 */
export async function fillMentorsDemo({ db, house: { config }, now, people, ctxOf }: Demo) {
  if (config.DEMO_APPLICANTS === 0) return

  const bases = new Map(
    (await db.selectFrom('bases').select(['id', 'code']).execute()).map(({ id, code }) => [
      code,
      id,
    ]),
  )

  const [pharmacy, laboratory] = [bases.get('YS')!, bases.get('JY')!]
  const year = Number(dayInChina(now).slice(0, 4))
  const windows = await addWindows(db, now, year, pharmacy, laboratory)

  for (const [code, mentors] of Object.entries(TEACHERS))
    await addMentors(db, now, year, bases.get(code)!, mentors)

  for (const [username, code, title, direction] of ACCOUNTS)
    await addOwnEntries(db, now, year, {
      userId: people.get(username)!,
      baseId: bases.get(code)!,
      title,
      direction,
    })

  await addTrainees(db, now, year, pharmacy, CHOSE, 9001)
  await apply(db, windows.matched, now)

  const run = await previewMatch(ctxOf('bhb'), { windowId: windows.matched })

  await publishMatch(ctxOf('bhb'), { id: run.id })
  await relate(db, now, people.get('student2')!, people.get('teacher2')!)

  await db
    .updateTable('mentorRelations')
    .set({
      startedOn: sql`greatest(${dayInChina(now)}::date - 340,
        (select starts_on from trainees where trainees.id = mentor_relations.trainee_id))`,
    })
    .execute()

  await addTrainees(db, now, year, pharmacy, CHOOSING, 9101)
  await apply(db, windows.open, now)
  await recordDemoMonths(db, now)
}

async function addWindows(db: Db, now: Date, year: number, pharmacy: number, laboratory: number) {
  const at = (days: number) =>
    new Date(`${dayInChina(new Date(now.getTime() + days * DAY_MS))}T00:00:00+08:00`)
  const lastSecond = (days: number) => new Date(at(days + 1).getTime() - 1000)

  const [open, matched] = await db
    .insertInto('mentorWindows')
    .values([
      {
        baseId: pharmacy,
        year,
        mode: 'match',
        maxChoices: 3,
        startsAt: at(-7),
        endsAt: lastSecond(14),
      },
      {
        baseId: pharmacy,
        year: year - 1,
        mode: 'match',
        maxChoices: 3,
        startsAt: at(-380),
        endsAt: lastSecond(-350),
      },
      {
        baseId: laboratory,
        year: year - 1,
        mode: 'firstCome',
        maxChoices: 2,
        startsAt: at(-380),
        endsAt: lastSecond(-350),
      },
    ])
    .returning('id')
    .execute()

  return { open: open!.id, matched: matched!.id }
}

/**
 * Qualifies people of a base in their departments: they stand in the library of teachers with
 * profile and certificate.
 */
async function qualify(
  db: Db,
  now: Date,
  baseId: number,
  teachers: readonly { userId: number; title: string; direction: string }[],
) {
  const ids = teachers.map(({ userId }) => userId)

  const people = await db
    .selectFrom('users')
    .select(['id', 'departmentId'])
    .where('id', 'in', ids)
    .execute()

  const departmentOf = new Map(people.map(({ id, departmentId }) => [id, departmentId!]))
  const today = dayInChina(now)
  const day = (days: number) => addDays(today, days)

  const held = {
    level: 'general',
    state: 'qualified',
    isEntered: true,
    submittedAgo: null,
    validFrom: day(-200),
    validUntil: day(1625),
  } as const

  const learned = {
    education: 'master',
    degree: 'master',
    titleSince: day(-2200),
    specialtySince: day(-4000),
    teachingSince: day(-3000),
  }

  await enterDemoTeachers(
    db,
    now,
    teachers.map(({ userId, title, direction }) => ({
      ...held,
      ...learned,
      title,
      specialty: direction,
      userId,
      baseId,
      departmentId: departmentOf.get(userId)!,
    })),
  )

  await addDemoCertificates(
    db,
    ids.map((userId) => trainingCertificate(userId, held.validFrom)),
  )
}

async function addMentors(
  db: Db,
  now: Date,
  year: number,
  baseId: number,
  mentors: readonly Mentor[],
) {
  const given = mentors.map(([name, department, title, direction, capacity, state], i) => ({
    name,
    department,
    title,
    direction,
    capacity,
    state,
    username: `mentor-${baseId}-${i + 1}`,
  }))

  const { rows } = await sql<{ userId: number; username: string }>`with people as (
      insert into users (username, nickname, real_name, department_id, status, created_at, updated_at)
      select t.username, t.name, t.name, d.id, 1, ${now}, ${now}
      from jsonb_to_recordset(${recordsJson(given)}::jsonb) t (username text, name text, department text)
      join departments d on d.name = t.department returning id, username),
    roles_of as (insert into user_roles (user_id, role_id) select p.id, r.id from people p join roles r on r.code = 'TEACHER')
    select id as user_id, username from people`.execute(db)

  const idOf = new Map(rows.map(({ userId, username }) => [username, userId]))
  const teachers = given.map((one) => ({ ...one, userId: idOf.get(one.username)! }))

  await qualify(db, now, baseId, teachers)

  // those who have passed this year were mentors last year too
  await sql`insert into mentor_entries (user_id, base_id, department_id, year, capacity, title, direction, profile, wishes, state, submitted_at)
    select t.user_id, ${baseId}::bigint, u.department_id, y, t.capacity, t.title, t.direction,
      '从事' || t.direction || '工作多年，主持院级课题，承担住培学员带教。', '每周一次文献阅读，每月一次案例讨论。', t.state,
      ${now}::timestamptz - make_interval(days => 375 * (${year}::int - y) + 5)
    from jsonb_to_recordset(${recordsJson(teachers)}::jsonb) t (user_id bigint, capacity int, title text, direction text, state text)
    join users u on u.id = t.user_id
    join generate_series(${year}::int - 1, ${year}::int) y on y = ${year}::int or t.state = 'departmentPassed'`.execute(
    db,
  )
}

type Account = { userId: number; baseId: number; title: string; direction: string }

/** A demo account as mentor last year and, passed again, this year. */
async function addOwnEntries(
  db: Db,
  now: Date,
  year: number,
  { userId, baseId, title, direction }: Account,
) {
  await qualify(db, now, baseId, [{ userId, title, direction }])
  await sql`insert into mentor_entries (user_id, base_id, department_id, year, capacity, title, direction, profile, wishes, state, submitted_at)
    select u.id, ${baseId}::bigint, u.department_id, y, 3, ${title}, ${direction}, '带教五年，负责科室教学秘书工作。',
      '按时参加读书报告会。', 'departmentPassed', ${now}::timestamptz - make_interval(days => 370 * (${year}::int - y) + 6)
    from users u, generate_series(${year}::int - 1, ${year}::int) y where u.id = ${userId}`.execute(
    db,
  )
}

/**
 * Trainees of a base since last year, entered by the office; their numbers are far from those of
 * the intakes.
 */
async function addTrainees(
  db: Db,
  now: Date,
  year: number,
  baseId: number,
  names: readonly string[],
  from: number,
) {
  const given = names.map((name, i) => ({
    name,
    username: `mentored-${from + i}`,
    number: `${year - 1}Y${from + i}`,
  }))

  const today = dayInChina(now)

  await sql`with given as (select * from jsonb_to_recordset(${recordsJson(given)}::jsonb) t (username text, name text, number text)),
    people as (
      insert into users (username, nickname, real_name, status, created_at, updated_at)
      select username, name, name, 1, ${now}, ${now} from given returning id, username, real_name),
    roles_of as (insert into user_roles (user_id, role_id) select p.id, r.id from people p join roles r on r.code = 'STUDENT')
    insert into trainees (number, user_id, major_id, training_unit_id, trainee_kind, real_name, enrolled_on, starts_on, length_months)
    select g.number, p.id, m.id, unit.id, 'open', p.real_name, ${today}::date - 300, ${today}::date - 300, 36
    from people p join given g using (username),
      (select id from majors where base_id = ${baseId}::bigint order by sort limit 1) m,
      (select id from training_units where kind = 'main' order by sort limit 1) unit`.execute(db)
}

/**
 * Each trainee of the window's base without a mentor ranks three of its mentors; the mentors have
 * ranked their first two applicants.
 */
const apply = (db: Db, windowId: number, now: Date) =>
  sql`with w as (select * from mentor_windows where id = ${windowId}::bigint),
    t as (select t.id, row_number() over (order by t.id) n from trainees t join majors m on m.id = t.major_id join w on w.base_id = m.base_id
      where not exists (select from mentor_relations r where r.trainee_id = t.id and r.ended_on is null)),
    e as (select e.id, row_number() over (order by e.id) n, count(*) over () of from mentor_entries e join w using (base_id, year)
      where e.state = 'departmentPassed'),
    chosen as (select t.id trainee_id, e.id entry_id, rank, t.n from t, generate_series(1, 3) rank, e where e.n = 1 + (t.n % 3 + 2 * rank - 2) % e.of)
    insert into mentor_applications (window_id, trainee_id, entry_id, choice_rank, statement, mentor_rank, created_at)
    select ${windowId}::bigint, trainee_id, entry_id, rank, '对您的研究方向很感兴趣，希望在您的指导下完成培训。',
      case when place <= 2 then place end, ${now}::timestamptz - interval '3 days'
    from (select *, row_number() over (partition by entry_id order by rank, n) place from
      (select distinct on (trainee_id, entry_id) * from chosen order by trainee_id, entry_id, rank) once) ranked`.execute(
    db,
  )

/** A trainee with the mentor of last year. */
const relate = (db: Db, now: Date, traineeUser: number, mentorUser: number) =>
  sql`insert into mentor_relations (trainee_id, entry_id, source, started_on)
    select t.id, e.id, 'accepted', ${dayInChina(now)}::date from trainees t, mentor_entries e
    where t.user_id = ${traineeUser}::bigint and e.user_id = ${mentorUser}::bigint order by e.year limit 1`.execute(
    db,
  )
