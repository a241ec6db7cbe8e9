import { addDays } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { dayInChina } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/pool.ts'
import { recordsJson } from '../../platform/db/records-json.ts'
import type { DemoFacts, DemoStaff } from './demo-people.demo.ts'

type Changed = readonly [place: number, state: string, wanted: Partial<DemoFacts>, reason?: string]

/** Changes of facts that teachers have asked for, by the place of the teacher. */
const CHANGES: readonly Changed[] = [
  [26, 'submitted', { specialty: '临床微生物检验' }],
  [27, 'submitted', { education: 'doctor', degree: 'doctor' }],
  [28, 'submitted', { title: 'associate_professor' }],
  [29, 'passed', { specialty: '医院管理' }],
  [30, 'rejected', { title: 'professor' }, '请上传聘任文件后重新提交'],
  [31, 'withdrawn', { education: 'doctor' }],
]

type Exchanged = readonly [
  place: number,
  state: string,
  kind: string,
  unit: string | null,
  institution: readonly [name: string, city: string] | null,
  topic: string,
  from: number,
  days: number,
  reason?: string,
]

/** Exchanges, their first day from today and how long they take. */
const EXCHANGES: readonly Exchanged[] = [
  [32, 'submitted', 'study', null, ['北京协和医院', '北京市'], '临床药师规范化培训管理', 35, 28],
  [33, 'submitted', 'talk', 'XT01', null, '处方审核要点', 18, 1],
  [34, 'passed', 'conference', null, ['中国药学会年会', '杭州市'], '住培教学论坛交流', 25, 3],
  [35, 'passed', 'visit', 'XT02', null, '检验质量控制参访', -2, 5],
  [
    36,
    'rejected',
    'study',
    null,
    ['上海瑞金医院', '上海市'],
    '分子诊断技术进修',
    40,
    60,
    '与科室轮转带教安排冲突，请调整时间',
  ],
  [37, 'withdrawn', 'conference', null, ['全国影像技术年会', '武汉市'], '影像质控经验交流', 12, 2],
  [38, 'held', 'visit', 'XT03', null, '中药房调剂管理参访', -12, 2],
  [39, 'held', 'talk', 'XT04', null, '妊娠期用药安全', -75, 1],
  [40, 'reported', 'study', null, ['四川大学华西医院', '成都市'], '医技住培师资研修', -140, 14],
  [
    41,
    'reported',
    'conference',
    null,
    ['省医学会检验分会年会', '江城市'],
    '室间质评结果分析',
    -200,
    3,
  ],
]

type Led = readonly [
  department: string,
  team: string,
  from: number,
  until: number,
  endReason?: string,
]

/** Terms of team leaders: in office, ending, to come, and ended before its time. */
const LEADERS: readonly Led[] = [
  ['住院药房', '住院调剂组', -400, 330],
  ['门诊药房', '门诊调剂组', -300, 60],
  ['临床药学室', '临床药师组', -100, 265],
  ['CT室', 'CT 扫描组', -30, 700],
  ['临床生化室', '生化检验组', 15, 745],
  ['临床免疫室', '免疫检验组', -700, -40, '工作岗位调整'],
  ['运动治疗室', '运动康复组', -900, -170],
]

/**
 * What teachers do besides: changes of facts, exchanges, teams, the assessments of two years and
 * what they have taught.
 */
export async function fillTeachingLife(db: Db, now: Date, staff: readonly DemoStaff[]) {
  const today = dayInChina(now)
  const personOf = new Map(staff.map((one) => [one.place, one]))

  await askForChanges(db, personOf, today)
  await addExchanges(db, personOf, today)
  await addLeaders(db, staff, today)
  await assess(db, today)
  await addDuties(db, today)
}

type People = ReadonlyMap<number, DemoStaff>

async function askForChanges(db: Db, personOf: People, today: string) {
  const given = CHANGES.map(([place, state, wanted, reason], n) => {
    const { userId, facts } = personOf.get(place)!
    const old = Object.fromEntries(
      Object.keys(wanted).map((key) => [key, facts[key as keyof DemoFacts]]),
    )

    return { userId, state, old, wanted, reason: reason ?? null, on: addDays(today, -1 - 3 * n) }
  })
  await sql`with given as (select * from jsonb_to_recordset(${recordsJson(given)}::jsonb) t (user_id bigint, state text, old jsonb, wanted jsonb, reason text, "on" date)),
    records as (
      insert into teacher_change_records (user_id, old_facts, new_facts, state, reason, created_at, updated_at)
      select user_id, old, wanted, state, reason, "on" - 1, "on" from given returning *),
    applied as (
      update teacher_profiles p set specialty = r.new_facts ->> 'specialty', version = p.version + 1
      from records r where r.state = 'passed' and r.user_id = p.user_id)
    insert into flow_history (flow, record_id, action, from_state, to_state, reason, user_id, at)
    select 'teacherChange', r.id, case r.state when 'passed' then 'pass' when 'rejected' then 'reject' else 'withdraw' end, 'submitted', r.state,
      r.reason, case r.state when 'withdrawn' then r.user_id else office.id end, r.updated_at
    from records r, (select id from users where username = 'bhb') office where r.state <> 'submitted'`.execute(
    db,
  )
}

async function addExchanges(db: Db, personOf: People, today: string) {
  const given = EXCHANGES.map(
    ([place, state, kind, unit, institution, topic, from, days, reason]) => {
      const { userId, departmentId } = personOf.get(place)!
      const [fromDay, toDay] = [addDays(today, from), addDays(today, from + days - 1)]
      const on = addDays(from < 0 ? fromDay : today, -10)

      return {
        userId,
        departmentId,
        state,
        kind,
        unit,
        institution: institution?.[0],
        city: institution?.[1],
        topic,
        fromDay,
        toDay,
        reason: reason ?? null,
        on,
        cost: days * 400,
      }
    },
  )
  await sql`with given as (select * from jsonb_to_recordset(${recordsJson(given)}::jsonb) t (user_id bigint, department_id bigint, state text,
      kind text, unit text, institution text, city text, topic text, from_day date, to_day date, reason text, "on" date, cost int)),
    exchanges as (
      insert into teacher_exchanges (user_id, department_id, kind, unit_id, institution, topic, from_day, to_day, place, cost_yuan, purpose,
        state, reason, report, reported_at, created_at, updated_at)
      select user_id, department_id, given.kind, u.id, institution, topic, from_day, to_day, coalesce(city, '江城市'), cost,
        '学习先进经验，改进本科室的带教工作。', state, reason,
        case state when 'reported' then '已在科室分享学习内容，并据此修订了带教计划。' end, case state when 'reported' then to_day + 9 end, "on", "on" + 3
      from given left join training_units u on u.code = unit returning *)
    insert into flow_history (flow, record_id, action, from_state, to_state, reason, user_id, at)
    select 'exchange', e.id, s.action, s.from_state, s.to_state, case s.action when 'reject' then e.reason end,
      case when s.action in ('pass', 'reject') then office.id else e.user_id end, s.at
    from exchanges e, (select id from users where username = 'bhb') office,
    lateral (values
      ('pass', 'submitted', 'passed', e.created_at + interval '2 days', e.state in ('passed', 'held', 'reported')),
      ('reject', 'submitted', 'rejected', e.created_at + interval '2 days', e.state = 'rejected'),
      ('withdraw', 'submitted', 'withdrawn', e.created_at + interval '1 day', e.state = 'withdrawn'),
      ('hold', 'passed', 'held', e.to_day::timestamptz, e.state in ('held', 'reported')),
      ('report', 'held', 'reported', e.reported_at, e.state = 'reported')) s (action, from_state, to_state, at, is_taken)
    where s.is_taken order by s.at`.execute(db)
}

/** The longest qualified of a department leads its team. */
async function addLeaders(db: Db, staff: readonly DemoStaff[], today: string) {
  const departmentOf = new Map(
    staff.map(({ department, departmentId }) => [department, departmentId]),
  )

  const given = LEADERS.map(([department, team, from, until, endReason]) => ({
    departmentId: departmentOf.get(department),
    team,
    from: addDays(today, from),
    until: addDays(today, until),
    endReason,
  }))

  await sql`insert into teacher_leaders (user_id, base_id, department_id, team, starts_on, ends_on, end_reason, appointed_by, created_at, updated_at)
    select distinct on (g.team) l.user_id, q.base_id, l.department_id, g.team, g."from", g."until", g.end_reason, office.id,
      least(g."from" - 10, ${today}::date), least(g."from" - 10, ${today}::date)
    from jsonb_to_recordset(${recordsJson(given)}::jsonb) g (department_id bigint, team text, "from" date, "until" date, end_reason text)
    join teacher_library l on l.department_id = g.department_id join teacher_qualifications q on q.id = l.qualification_id,
      (select id from users where username = 'bhb') office
    order by g.team, q.valid_from, l.id`.execute(db)
}

/**
 * The assessments of the last two years, of whoever was qualified by the end of each; a few were
 * left out.
 */
const assess = (db: Db, today: string) =>
  sql`insert into teacher_assessments (user_id, year, result, score, remark, created_at, updated_at)
    select user_id, year, result, case result when 'excellent' then 90 + n % 9 when 'qualified' then 78 + n % 11 when 'basicallyQualified' then 66 else 52 end,
      case result when 'excellent' then '带教认真，学员评价高' when 'qualified' then '完成规定的教学活动' when 'basicallyQualified' then '教学活动次数偏少，请加强'
        else '全年未达到规定的教学活动次数' end, make_date(year + 1, 1, 12), make_date(year + 1, 1, 12)
    from (select l.user_id, y as year, n, case when n % 23 = 13 then 'unqualified' when n % 10 = 7 then 'basicallyQualified' when n % 5 = 0 then 'excellent'
        else 'qualified' end as result
      from (select *, row_number() over (order by id) as n from teacher_library) l join teacher_qualifications q on q.id = l.qualification_id,
        generate_series(extract(year from ${today}::date)::int - 2, extract(year from ${today}::date)::int - 1) y
      where q.valid_from <= make_date(y, 12, 31) and n % 17 <> 16) found
    where make_date(year + 1, 1, 12) <= ${today}::date`.execute(db)

type Taught = readonly [ago: number, activity: string, pharmacy: string, technology: string]

/** What a teacher holds in about two and a half months. */
const TAUGHT: readonly Taught[] = [
  [2, 'teaching_round', '高警示药品管理', '危急值报告流程'],
  [5, 'lecture', '抗菌药物合理使用', '检查前准备与质量控制'],
  [8, 'case_discussion', '肾功能不全患者用药调整', '疑难结果讨论'],
  [12, 'teaching_round', '出院带药教育', '仪器日常维护'],
  [16, 'teaching_round', '处方审核要点', '操作规范与复核'],
  [20, 'lecture', '药物相互作用', '室内质控数据分析'],
  [24, 'case_discussion', '抗凝治疗用药监护', '误差原因分析'],
  [33, 'teaching_round', '静脉用药配伍', '标本与检查质量'],
  [37, 'teaching_round', '慢病用药指导', '报告书写规范'],
  [41, 'lecture', '药品不良反应报告', '新技术介绍'],
  [45, 'case_discussion', '老年患者多重用药', '典型图像与结果讨论'],
  [60, 'teaching_round', '麻醉药品管理', '安全与防护'],
  [64, 'teaching_round', '用药错误防范', '急诊流程'],
  [68, 'lecture', '临床药师工作方法', '循证医技'],
  [72, 'case_discussion', '特殊人群用药', '质量改进案例'],
]

/**
 * Teaching of most teachers of the library, confirmed but for the latest; a sixth of them record
 * nothing.
 */
async function addDuties(db: Db, today: string) {
  const given = recordsJson(
    TAUGHT.map(([ago, activity, pharmacy, technology], k) => ({
      ago,
      activity,
      pharmacy,
      technology,
      k,
    })),
  )
  await sql`with taught as (
      select l.user_id, q.base_id, l.department_id, b.code, ${today}::date - t.ago - (n % 3)::int as held_on, t.*, n, case
          when (n * 7 + t.k) % 41 = 0 then 'rejected' when t.ago + n % 3 < 9 and (n + t.k) % 3 = 0 then 'submitted' else 'confirmed' end as state
      from (select *, row_number() over (order by id) as n from teacher_library) l
      join teacher_qualifications q on q.id = l.qualification_id join bases b on b.id = q.base_id,
        jsonb_to_recordset(${given}::jsonb) t (ago int, activity text, pharmacy text, technology text, k int)
      where n % 6 <> 5 and (n + t.k) % 9 <> 8),
    records as (
      insert into teaching_records (user_id, base_id, department_id, activity, held_on, topic, participants, state, reason, created_at, updated_at)
      select t.user_id, t.base_id, t.department_id, case when t.code <> 'YX' then t.activity when t.activity = 'teaching_round' then 'reading_session'
          when t.activity = 'case_discussion' then 'report_discussion' else t.activity end,
        t.held_on, case t.code when 'YS' then t.pharmacy else t.technology end, 3 + (n + k) % 9, t.state,
        case t.state when 'rejected' then '签到人数与登记不一致，请核对后重新登记' end, t.held_on + time '18:00', t.held_on + time '18:00'
      from taught t join teacher_qualifications q on q.user_id = t.user_id and q.state = 'qualified' and q.valid_from <= t.held_on
      order by t.held_on, t.user_id returning *)
    insert into flow_history (flow, record_id, action, from_state, to_state, reason, user_id, at)
    select 'dutyRecord', r.id, case r.state when 'confirmed' then 'confirm' else 'reject' end, 'submitted', r.state, r.reason,
      coalesce((select min(ba.user_id) from base_administrators ba where ba.base_id = r.base_id), office.id), r.updated_at
    from records r, (select id from users where username = 'bhb') office where r.state <> 'submitted'`.execute(
    db,
  )
}
