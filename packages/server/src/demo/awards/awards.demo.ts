import { sql } from 'kysely'
import { dayInChina } from '../../platform/clock.ts'
import type { ColumnValue, Db } from '../../platform/db/pool.ts'
import type { Demo } from '../demo.ts'

type Kind = {
  name: string
  nameEn: string
  level: string
  audience: ColumnValue<'awardKinds', 'audience'>
  mode: ColumnValue<'awardKinds', 'mode'>
  conditions: string
  most: number | null
}

const KINDS: readonly Kind[] = [
  {
    name: '优秀住培学员',
    nameEn: 'Excellent trainee',
    level: 'school',
    audience: 'trainee',
    mode: 'review',
    most: 2,
    conditions: '年度考核合格，出科考核均通过，无违纪和医疗差错。',
  },
  {
    name: '科研之星',
    nameEn: 'Star of research',
    level: 'school',
    audience: 'trainee',
    mode: 'review',
    most: null,
    conditions: '本年度以第一作者发表论文，或主持院级以上课题。',
  },
  {
    name: '优秀带教老师',
    nameEn: 'Excellent supervisor',
    level: 'school',
    audience: 'teacher',
    mode: 'review',
    most: null,
    conditions: '本年度带教不少于三名学员，学员评价优良。',
  },
  {
    name: '卓越住培学员',
    nameEn: 'Outstanding trainee',
    level: 'provincial',
    audience: 'trainee',
    mode: 'competition',
    most: 1,
    conditions: '曾获优秀住培学员，事迹突出；事迹材料中不要写姓名，由评委隐名评分。',
  },
  {
    name: '区域青年药师技术能手',
    nameEn: 'Young pharmacist of the region',
    level: 'municipal',
    audience: 'outside',
    mode: 'review',
    most: null,
    conditions: '面向区域内各医院在职药师，年龄不超过 35 岁。',
  },
]

const CRITERIA = [
  ['临床能力', 'Practice', 40, 40],
  ['教学与科研', 'Teaching and research', 35, 50],
  ['医德医风', 'Conduct', 25, 10],
] as const

/**
 * Awards of two years for the trainees of the demo hospital, applications of this year, and a
 * competition that five reviewers score. Comes with the crowd of applicants.
 */
export async function fillAwardsDemo({ db, house: { config }, now, people }: Demo) {
  if (config.DEMO_APPLICANTS === 0) return

  const today = dayInChina(now)
  const year = Number(today.slice(0, 4))
  const kinds = await addKinds(db)

  for (const past of [2, 1, 0]) await addLimits(db, year - past, past === 0 ? today : null)
  for (const past of [2, 1]) await addGranted(db, year - past, now, people.get('bhb')!)

  await addCurrent(db, year, now, kinds.get('优秀住培学员')!)
  await addCompetition(db, year, now, kinds.get('卓越住培学员')!)
}

async function addKinds(db: Db) {
  const rows = await db
    .insertInto('awardKinds')
    .values(
      KINDS.map(({ name, nameEn, level, audience, mode, conditions, most }, sort) => ({
        name,
        nameEn,
        level,
        audience,
        mode,
        conditions,
        mostPerPerson: most,
        sort,
        hidesNames: mode === 'competition',
      })),
    )
    .returning(['id', 'name', 'mode'])
    .execute()

  const scored = rows.filter(({ mode }) => mode === 'competition')

  const criteria = scored.flatMap(({ id }) =>
    CRITERIA.map(([name, nameEn, weight, scale], sort) => ({
      kindId: id,
      name,
      nameEn,
      weight,
      scale,
      sort,
    })),
  )

  await db.insertInto('awardCriteria').values(criteria).execute()

  return new Map(rows.map(({ id, name }) => [name, id]))
}

/** Applied for in autumn; in the present year around today. */
const addLimits = (db: Db, year: number, today: string | null) =>
  sql`insert into award_limits (kind_id, year, opens_on, closes_on, quota, base_quota, most_in_year)
    select id, ${year}::int, ${today ?? `${year}-10-10`}::date - 20, ${today ?? `${year}-10-10`}::date + 20,
      case mode when 'competition' then 2 else 8 end, case mode when 'competition' then null else 3 end, 2
    from award_kinds`.execute(db)

/** Two of each base were granted each award of review, and one was turned down. */
const addGranted = (db: Db, year: number, now: Date, office: number) =>
  sql`with people as (
      select t.user_id, t.id trainee_id, m.base_id, row_number() over (partition by m.base_id order by t.id) n
      from trainees t join majors m on m.id = t.major_id where t.starts_on < make_date(${year}::int, 10, 10)),
    chosen as (select l.id limit_id, p.*, (p.n + k.sort + ${year}::int) % 6 place from people p, award_limits l join award_kinds k on k.id = l.kind_id
      where l.year = ${year}::int and k.audience = 'trainee' and k.mode = 'review')
    insert into award_applications (limit_id, user_id, trainee_id, base_id, statement, state, reason, submitted_at, decided_at, decided_by,
      granted_on, created_at, updated_at)
    select limit_id, user_id, trainee_id, base_id, '积极参加轮转和教学活动，完成规定病种和技能，年度考核优秀。',
      case when place < 2 then 'granted' else 'rejected' end, case when place = 2 then '名额有限，综合排名靠后' end,
      make_date(${year}::int, 10, 20), make_date(${year}::int, 11, 5), ${office}::bigint,
      case when place < 2 then make_date(${year}::int, 11, 5) end, make_date(${year}::int, 10, 20), make_date(${year}::int, 11, 5)
    from chosen where place < 3 and n <= 6 and ${now}::timestamptz > make_date(${year}::int, 11, 5)`.execute(
    db,
  )

/** Applications of the present year at each step. */
const addCurrent = (db: Db, year: number, now: Date, kindId: number) =>
  sql`with people as (select t.user_id, t.id trainee_id, m.base_id, row_number() over (order by t.id desc) n
      from trainees t join majors m on m.id = t.major_id where t.status in ('inTraining', 'extended'))
    insert into award_applications (limit_id, user_id, trainee_id, base_id, statement, state, submitted_at, created_at, updated_at)
    select l.id, p.user_id, p.trainee_id, p.base_id, '轮转考核成绩优良，参与用药教育和处方点评，协助完成教学任务。',
      (array['submitted', 'submitted', 'basePassed', 'officePassed'])[1 + p.n % 4], ${now}::timestamptz - interval '3 days',
      ${now}::timestamptz - interval '3 days', ${now}::timestamptz - interval '1 day'
    from people p join award_limits l on l.kind_id = ${kindId}::bigint and l.year = ${year}::int where p.n <= 8`.execute(
    db,
  )

/** A competition whose scoring is open: of five reviewers two have submitted, one has begun. */
async function addCompetition(db: Db, year: number, now: Date, kindId: number) {
  await sql`with passed as (
      insert into award_applications (limit_id, user_id, trainee_id, base_id, statement, state, submitted_at, created_at, updated_at)
      select l.id, t.user_id, t.id, m.base_id,
        (array['独立完成疑难病例用药会诊，发现并上报严重药品不良反应。', '参与院级课题一项，发表论文一篇，带教实习生。', '年度考核第一，多次获得患者书面表扬。'])[1 + t.id % 3],
        'officePassed', ${now}::timestamptz - interval '9 days', ${now}::timestamptz - interval '9 days', ${now}::timestamptz - interval '4 days'
      from award_limits l, (select * from trainees where status in ('inTraining', 'extended') order by id limit 6) t join majors m on m.id = t.major_id
      where l.kind_id = ${kindId}::bigint and l.year = ${year}::int returning id, limit_id),
    c as (insert into award_competitions (limit_id, state, hides_names) select distinct limit_id, 'scoring', true from passed returning id),
    k as (insert into award_competition_criteria (competition_id, name, name_en, weight, scale, sort)
      select c.id, r.name, r.name_en, r.weight, r.scale, r.sort from c, award_criteria r where r.kind_id = ${kindId}::bigint returning id, competition_id, scale),
    a as (insert into award_candidates (competition_id, application_id, code)
      select c.id, passed.id, row_number() over (order by passed.id * 7 % 11, passed.id) from c, passed returning id, competition_id, code),
    people as (select u.id, row_number() over (order by u.username not in ('teacher', 'teacher2'), u.id) n from users u
      join user_roles ur on ur.user_id = u.id join roles r on r.id = ur.role_id and r.code = 'TEACHER'
      where u.status = 1 and not exists (select from trainees t where t.user_id = u.id)),
    v as (insert into award_reviewers (competition_id, user_id, submitted_at)
      select c.id, p.id, case when n in (2, 3) then ${now}::timestamptz - interval '1 day' end from c, people p where n <= 5
      returning user_id, submitted_at)
    insert into award_scores (candidate_id, reviewer_id, criterion_id, points)
    select a.id, v.user_id, k.id, greatest(1, k.scale - (a.code * 3 + v.user_id) % (k.scale / 3 + 1)) from a, k, v
    where v.submitted_at is not null or (a.code = 1 and v.user_id = (select id from people where n = 4))`.execute(
    db,
  )
}
