// Assessments and teaching stay statements: hundreds of rows, which a use case would write one by one.
import { sql } from 'kysely'
import { askForChange, withdrawOwnChange } from '../../areas/teachers/changes/ask-for-change.ts'
import { changePlan } from '../../areas/teachers/changes/review-changes.ts'
import {
  actOnOwnExchange,
  reportOwnExchange,
} from '../../areas/teachers/exchange/act-on-own-exchange.ts'
import { addOwnExchange } from '../../areas/teachers/exchange/apply-for-exchange.ts'
import { exchangePlan } from '../../areas/teachers/exchange/review-exchanges.ts'
import { appointLeader, endTerm } from '../../areas/teachers/leaders/appoint-leader.ts'
import type { ColumnValue, Db } from '../../platform/db/connect/pool.ts'
import { recordsJson } from '../../platform/db/records-json.ts'
import { asPerson, type Demo, dayOf, decideAll, momentOf } from '../demo.ts'
import type { DemoFacts, DemoStaff } from './demo-people.demo.ts'

type DemoChange = readonly [
  place: number,
  outcome: 'waits' | 'pass' | 'reject' | 'withdraw',
  wanted: Partial<DemoFacts>,
  reason?: string,
]

/** Changes of facts that teachers have asked for, by the place of the teacher. */
const CHANGES: readonly DemoChange[] = [
  [26, 'waits', { specialty: '临床微生物检验' }],
  [27, 'waits', { education: 'doctor', degree: 'doctor' }],
  [28, 'waits', { title: 'associate_professor' }],
  [29, 'pass', { specialty: '医院管理' }],
  [30, 'reject', { title: 'professor' }, '请上传聘任文件后重新提交'],
  [31, 'withdraw', { education: 'doctor' }],
]

type DemoExchange = readonly [
  place: number,
  outcome: 'waits' | 'pass' | 'reject' | 'withdraw' | 'hold' | 'report',
  kind: ColumnValue<'teacherExchanges', 'kind'>,
  unit: string | null,
  institution: readonly [name: string, city: string] | null,
  topic: string,
  from: number,
  days: number,
  reason?: string,
]

/** Exchanges, their first day from today and how long they take. */
const EXCHANGES: readonly DemoExchange[] = [
  [32, 'waits', 'study', null, ['北京协和医院', '北京市'], '临床药师规范化培训管理', 35, 28],
  [33, 'waits', 'talk', 'XT01', null, '处方审核要点', 18, 1],
  [34, 'pass', 'conference', null, ['中国药学会年会', '杭州市'], '住培教学论坛交流', 25, 3],
  [35, 'pass', 'visit', 'XT02', null, '检验质量控制参访', -2, 5],
  [
    36,
    'reject',
    'study',
    null,
    ['上海瑞金医院', '上海市'],
    '分子诊断技术进修',
    40,
    60,
    '与科室轮转带教安排冲突，请调整时间',
  ],
  [37, 'withdraw', 'conference', null, ['全国影像技术年会', '武汉市'], '影像质控经验交流', 12, 2],
  [38, 'hold', 'visit', 'XT03', null, '中药房调剂管理参访', -12, 2],
  [39, 'hold', 'talk', 'XT04', null, '妊娠期用药安全', -75, 1],
  [40, 'report', 'study', null, ['四川大学华西医院', '成都市'], '医技住培师资研修', -140, 14],
  [
    41,
    'report',
    'conference',
    null,
    ['省医学会检验分会年会', '江城市'],
    '室间质评结果分析',
    -200,
    3,
  ],
]

/** `ended`: the day on which the term ended before its time. */
type DemoLeadership = readonly [
  department: string,
  team: string,
  from: number,
  until: number,
  ended?: number,
]

const END_REASON = '工作岗位调整'

/** Terms of team leaders: in office, ending, to come, and ended before its time. */
const LEADERS: readonly DemoLeadership[] = [
  ['住院药房', '住院调剂组', -400, 330],
  ['门诊药房', '门诊调剂组', -300, 60],
  ['临床药学室', '临床药师组', -100, 265],
  ['CT室', 'CT 扫描组', -30, 700],
  ['临床生化室', '生化检验组', 15, 745],
  ['临床免疫室', '免疫检验组', -700, 30, -40],
  ['运动治疗室', '运动康复组', -900, -170],
]

/**
 * What teachers do besides: changes of facts, exchanges, teams, the assessments of two years and
 * what they have taught.
 */
export async function fillTeachingLife(demo: Demo, staff: readonly DemoStaff[]) {
  const today = dayOf(demo, 0)
  const personOf = new Map(staff.map((member) => [member.place, member]))

  for (const [n, change] of CHANGES.entries()) await addChange(demo, personOf, change, -1 - 3 * n)
  for (const exchange of EXCHANGES) await addExchange(demo, personOf, exchange)
  for (const led of LEADERS) await addLeader(demo, staff, led)

  await assess(demo.db, today)
  await addDuties(demo.db, today)
}

type People = ReadonlyMap<number, DemoStaff>

async function addChange(
  demo: Demo,
  personOf: People,
  [place, outcome, wanted, reason]: DemoChange,
  days: number,
) {
  const { userId } = personOf.get(place)!
  const teacher = await asPerson(demo, userId, momentOf(demo, days - 1))
  const { id } = await askForChange(teacher, {
    specialty: undefined,
    degree: undefined,
    specialtySince: undefined,
    teachingSince: undefined,
    ...wanted,
    filePath: [],
  })

  if (outcome === 'withdraw')
    await withdrawOwnChange(await asPerson(demo, userId, momentOf(demo, days)), { id })

  if (outcome === 'pass' || outcome === 'reject')
    await decideAll(await asPerson(demo, 'bhb', momentOf(demo, days)), changePlan, {
      ids: [id],
      action: outcome,
      reason: reason ?? null,
    })
}

const HELD: readonly string[] = ['hold', 'report']
const PASSED: readonly string[] = ['pass', ...HELD]

async function addExchange(demo: Demo, personOf: People, exchange: DemoExchange) {
  const [place, outcome, exchangeKind, unit, institution, topic, from, days, reason = null] =
    exchange
  const { userId } = personOf.get(place)!
  const applicationDay = Math.min(from, 0) - 10
  const last = from + days - 1
  const teacherOn = (day: number) => asPerson(demo, userId, momentOf(demo, day, '17:00'))

  const units = await demo.db
    .selectFrom('trainingUnits')
    .select('id')
    .where('code', '=', unit ?? '')
    .execute()

  const { id } = await addOwnExchange(await teacherOn(applicationDay), {
    exchangeKind,
    unitId: units[0]?.id ?? null,
    institution: institution?.[0] ?? null,
    topic,
    fromDay: dayOf(demo, from),
    toDay: dayOf(demo, last),
    place: institution?.[1] ?? '江城市',
    costYuan: days * 400,
    purpose: '学习先进经验，改进本科室的带教工作。',
    papers: [],
  })

  if (outcome === 'withdraw')
    await actOnOwnExchange(await teacherOn(applicationDay + 1), {
      id,
      version: 1,
      action: 'withdraw',
    })

  if (outcome === 'reject' || PASSED.includes(outcome))
    await decideAll(await asPerson(demo, 'bhb', momentOf(demo, applicationDay + 2)), exchangePlan, {
      ids: [id],
      action: outcome === 'reject' ? 'reject' : 'pass',
      reason,
    })

  if (HELD.includes(outcome))
    await actOnOwnExchange(await teacherOn(last), { id, version: 2, action: 'hold' })

  if (outcome === 'report')
    await reportOwnExchange(await teacherOn(last + 9), {
      id,
      version: 3,
      report: '已在科室分享学习内容，并据此修订了带教计划。',
      reportFiles: [],
    })
}

/** The longest qualified of a department leads its team. */
async function addLeader(
  demo: Demo,
  staff: readonly DemoStaff[],
  [department, team, from, until, ended]: DemoLeadership,
) {
  const { departmentId } = staff.find((member) => member.department === department)!

  const first = await demo.db
    .selectFrom('teacherLibrary as l')
    .innerJoin('teacherQualifications as q', 'q.id', 'l.qualificationId')
    .select(['l.userId', 'q.baseId'])
    .where('l.departmentId', '=', departmentId)
    .orderBy('q.validFrom')
    .orderBy('l.id')
    .limit(1)
    .executeTakeFirst()

  if (!first) return

  const days = { startsOn: dayOf(demo, from), endsOn: dayOf(demo, until) }
  const office = (day: number) => asPerson(demo, 'bhb', momentOf(demo, day))

  const { id } = await appointLeader(await office(from - 10), {
    ...first,
    ...days,
    departmentId,
    team,
  })

  if (ended !== undefined)
    await endTerm(await office(ended), { id, version: 1, endReason: END_REASON })
}

/**
 * The assessments of the last two years, of those who were qualified by the end of each; a few
 * are missing.
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
  const dutiesJson = recordsJson(
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
        jsonb_to_recordset(${dutiesJson}::jsonb) t (ago int, activity text, pharmacy text, technology text, k int)
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
