import type {
  AskForm,
  RecordForm,
} from '@residency/contract/areas/students/situations/situation.contract'
import { addDays } from '@residency/contract/kernel/day'
import { askForSituation, recordSituation } from '../../areas/students/situations/ask-for.ts'
import { followTime } from '../../areas/students/situations/follow-time.ts'
import { situationPlan } from '../../areas/students/situations/review-situations.ts'
import { dayInChina } from '../../platform/clock.ts'
import { asPerson, asTime, type Demo, decideAll } from '../demo.ts'

/** How far a situation has come: what the base, then the office decided. */
type Outcome = 'asked' | 'basePassed' | 'passed' | 'rejected'

/**
 * `place`: of the cohort's trainees (`woman`: of its women); `ago`: days since it was asked for.
 */
type Case = {
  base: 'base' | 'base2'
  place: number
  woman?: true
  ago: number
  outcome: Outcome
  form: (day: (days: number) => string) => AskForm
}

type DemoSituation = {
  base: 'base' | 'base2'
  place: number
  ago: number
  form: (day: (days: number) => string, id: number) => RecordForm
}

const TRANSFER = { base: 'base', from: '100701', to: '100703TK' } as const
const none = { files: [] as string[] }

const suspension =
  (from: number, until: number, reason: string): Case['form'] =>
  (day) => ({
    kind: 'suspension',
    startsOn: day(from),
    endsOn: day(until),
    reason,
    ...none,
  })

const CASES: readonly Case[] = [
  {
    base: 'base',
    place: 9,
    ago: 210,
    outcome: 'passed',
    form: suspension(-200, -141, '骨折术后康复，需休养两个月'),
  },
  {
    base: 'base2',
    place: 11,
    ago: 40,
    outcome: 'passed',
    form: suspension(-26, 64, '照顾重病父亲，申请休学三个月'),
  },
  {
    base: 'base2',
    place: 13,
    ago: 2,
    outcome: 'asked',
    form: suspension(20, 80, '家中变故，申请暂停培训两个月'),
  },
  {
    base: 'base',
    place: 15,
    ago: 90,
    outcome: 'rejected',
    form: suspension(-70, -40, '备考研究生'),
  },
  {
    base: 'base2',
    place: 17,
    ago: 25,
    outcome: 'passed',
    form: () => ({
      kind: 'extension',
      months: 3,
      reason: '两个科室出科考核未通过，需补轮转',
      ...none,
    }),
  },
  {
    base: 'base2',
    place: 19,
    ago: 4,
    outcome: 'basePassed',
    form: () => ({ kind: 'extension', months: 2, reason: '病假较多，轮转时间不足', ...none }),
  },
  {
    base: 'base',
    place: 3,
    woman: true,
    ago: 60,
    outcome: 'asked',
    form: (day) => ({
      kind: 'pregnancy',
      startsOn: day(-60),
      endsOn: day(130),
      reason: '怀孕，预产期在明年春天',
      ...none,
    }),
  },
  {
    base: 'base2',
    place: 21,
    ago: 150,
    outcome: 'asked',
    form: (day) => ({
      kind: 'illness',
      startsOn: day(-150),
      endsOn: day(-60),
      reason: '肺结核，已按规定报告并隔离治疗',
      ...none,
    }),
  },
]

const RECORDED: readonly DemoSituation[] = [
  {
    base: 'base',
    place: 21,
    ago: 33,
    form: (day, traineeId) => ({
      kind: 'discipline',
      traineeId,
      startsOn: day(-30),
      endsOn: day(150),
      measure: 'warning',
      reason: '无故缺勤两次，经提醒未改正',
      ...none,
    }),
  },
  {
    base: 'base2',
    place: 23,
    ago: 300,
    form: (day, traineeId) => ({
      kind: 'discipline',
      traineeId,
      startsOn: day(-296),
      endsOn: day(-120),
      measure: 'seriousWarning',
      reason: '检验报告未按规定复核',
      ...none,
    }),
  },
]

/**
 * What is out of the ordinary among the demo's cohorts, at every step: asked for, decided, in force
 * and over, each on its day.
 */
export async function fillDemoSituations(demo: Demo) {
  const { now } = demo
  const today = dayInChina(now)
  const day = (days: number) => addDays(today, days)
  const at = (days: number, hour: number) =>
    new Date(Math.min(Date.parse(`${day(days)}T0${hour}:00:00+08:00`), now.getTime()))
  const cohorts = await findCohorts(demo)
  const pick = (base: string, place: number, isWoman = false) =>
    cohorts.filter((trainee) => trainee.by === base && (!isWoman || trainee.isWoman))[place]
  const done: Case[] = [...CASES, ...(await transferCase(demo))]

  for (const { base, place, woman, ago, outcome, form } of done) {
    const trainee = pick(base, place, woman)
    if (!trainee) continue

    const { id } = await askForSituation(
      await asPerson(demo, trainee.userId, at(-ago, 8)),
      form(day),
    )

    await decide(demo, id, outcome, base, (days) => at(days - ago, 9))
  }

  for (const { base, place, ago, form } of RECORDED) {
    const trainee = pick(base, place)
    if (!trainee) continue

    const { id } = await recordSituation(
      await asPerson(demo, base, at(-ago, 8)),
      form(day, trainee.id),
    )

    await passAsOffice(demo, id, at(2 - ago, 9))
  }

  await followTimeUntil(demo, today)
}

/** Runs the job of every day on which a situation begins or is over. */
async function followTimeUntil(demo: Demo, today: string) {
  const turns = await demo.db
    .selectFrom('traineeSituations')
    .select(['startsOn', 'endsOn'])
    .execute()

  const days = turns
    .flatMap((situation) => [
      situation.startsOn,
      ...(situation.endsOn ? [addDays(situation.endsOn, 1)] : []),
    ])
    .filter((on) => on <= today)

  for (const on of [...new Set(days)].sort())
    await followTime(asTime(demo, new Date(`${on}T00:10:00+08:00`)))
}

async function decide(
  demo: Demo,
  id: number,
  outcome: Outcome,
  base: string,
  at: (days: number) => Date,
) {
  if (outcome === 'asked') return

  const reason =
    outcome === 'rejected' ? '备考不属于可以暂停培训的情形，请安排好轮转后利用业余时间' : null

  await decideAll(await asPerson(demo, base, at(1)), situationPlan, {
    ids: [id],
    action: reason ? 'rejectAsBase' : 'passAsBase',
    reason,
  })

  if (outcome === 'passed') await passAsOffice(demo, id, at(2))
}

const passAsOffice = async (demo: Demo, id: number, moment: Date) =>
  decideAll(await asPerson(demo, 'bhb', moment), situationPlan, {
    ids: [id],
    action: 'passAsOffice',
    reason: null,
  })

/** A transfer within the base that takes place with a month to come. */
async function transferCase({ db }: Demo): Promise<Case[]> {
  const to = await db
    .selectFrom('majors')
    .select('id')
    .where('code', '=', TRANSFER.to)
    .executeTakeFirst()

  if (!to) return []

  const form: Case['form'] = (day) => ({
    kind: 'transfer',
    startsOn: day(38),
    toMajorId: to.id,
    reason: '兴趣和毕业后的岗位都在临床药学',
    ...none,
  })

  return [{ base: TRANSFER.base, place: 19, ago: 6, outcome: 'passed', form }]
}

/**
 * Members of the cohorts of the two bases that have an administrator, in the order in which they
 * came.
 */
async function findCohorts({ db, people }: Demo) {
  const rows = await db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .innerJoin('bases as b', 'b.id', 'm.baseId')
    .innerJoin('users as u', 'u.id', 't.userId')
    .select(['t.id', 't.userId', 'b.code', 'u.gender'])
    .where('t.cohortId', 'is not', null)
    .where('t.userId', '!=', people.get('student')!)
    .where('b.code', 'in', ['YS', 'JY'])
    .orderBy('t.id')
    .execute()

  return rows.map(({ code, gender, ...trainee }) => ({
    ...trainee,
    by: code === 'YS' ? 'base' : 'base2',
    isWoman: gender === 2,
  }))
}
