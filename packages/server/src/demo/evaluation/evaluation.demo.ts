// Answers, ballots and tickets stay statements: eight thousand rows.
import { addDays, monthOf } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { closeOver } from '../../areas/evaluation/targets/follow-targets.ts'
import { openTarget, releaseTarget } from '../../areas/evaluation/targets/move-target.ts'
import { createTarget } from '../../areas/evaluation/targets/save-target.ts'
import { dayInChina } from '../../platform/clock.ts'
import type { ColumnValue } from '../../platform/db/connect/pool.ts'
import { asPerson, asTime, type Demo, dayOf, momentOf } from '../demo.ts'
import { insertAnswersOf, insertBallotsOf, insertBedside } from './answers.demo.ts'
import {
  insertExaminations,
  insertSettings,
  insertTasksOf,
  insertTickets,
  mapRequirements,
} from './more.demo.ts'
import { fillRequestsDemo } from './requests.demo.ts'

/**
 * A target of the demo; days count from today. `percentAnswered`: how many raters of a hundred have
 * answered.
 */
export type DemoTarget = {
  name: string
  form: string
  direction: ColumnValue<'evaluationTargets', 'direction'>
  occasion: ColumnValue<'evaluationTargets', 'occasion'>
  from: number
  until: number
  due: number
  closes: number
  state: 'draft' | 'open' | 'closed' | 'released'
  percentAnswered: number
  raters?: number
  isAnonymous?: true
}

/** Targets of the last two years in every state, half a year each, and what is asked for today. */
function targetsOf(today: string): DemoTarget[] {
  const yearOf = (days: number) => monthOf(addDays(today, days)).replace('-', ' 年 ')

  const halves = [-730, -547, -365, -182].flatMap((from, at): DemoTarget[] => {
    const until = from + (at === 3 ? 150 : 181)
    const days = { from, until, due: until + 14, closes: until + 30 }
    const name = (what: string) => `${what}（${yearOf(until)} 月）`
    const past = { ...days, state: at === 3 ? ('closed' as const) : ('released' as const) }
    const anonymous = { ...past, occasion: 'term' as const, isAnonymous: true as const }

    return [
      {
        ...past,
        name: name('出科评价'),
        form: 'exit',
        direction: 'teacherTrainee',
        occasion: 'exit',
        percentAnswered: 94,
      },
      {
        ...anonymous,
        name: name('学员评带教老师'),
        form: 'teacher',
        direction: 'traineeTeacher',
        percentAnswered: 85,
      },
      {
        ...anonymous,
        name: name('学员评科室'),
        form: 'department',
        direction: 'traineeDepartment',
        percentAnswered: 70,
      },
      {
        ...anonymous,
        name: name('学员互评'),
        form: 'peer',
        direction: 'peer',
        percentAnswered: 72,
        raters: 6,
      },
    ]
  })

  const year = {
    occasion: 'year' as const,
    from: -400,
    until: -60,
    due: -40,
    closes: -20,
    state: 'released' as const,
  }

  const now = { from: -75, until: 0, state: 'open' as const }

  return [
    ...halves,
    { ...year, name: '年度评价', form: 'yearly', direction: 'baseTrainee', percentAnswered: 96 },
    { ...year, name: '学员年度自评', form: 'self', direction: 'self', percentAnswered: 90 },
    {
      ...year,
      name: '患者评价（上半年）',
      form: 'patient',
      direction: 'patient',
      percentAnswered: 60,
      isAnonymous: true,
    },
    {
      ...year,
      name: '护士评价（上半年）',
      form: 'nurse',
      direction: 'nurse',
      percentAnswered: 60,
      isAnonymous: true,
    },
    {
      ...now,
      name: '上月月度评价',
      form: 'monthly',
      direction: 'teacherTrainee',
      occasion: 'month',
      from: -50,
      until: -20,
      due: -4,
      closes: 12,
      percentAnswered: 55,
    },
    {
      ...now,
      name: '本期出科评价',
      form: 'exit',
      direction: 'teacherTrainee',
      occasion: 'exit',
      until: 20,
      due: 9,
      closes: 25,
      percentAnswered: 40,
    },
    {
      ...now,
      name: '科室月度评价',
      form: 'monthly',
      direction: 'departmentTrainee',
      occasion: 'month',
      from: -30,
      due: 6,
      closes: 20,
      percentAnswered: 30,
    },
    {
      ...now,
      name: '基地年度评价',
      form: 'yearly',
      direction: 'baseTrainee',
      occasion: 'year',
      due: 20,
      closes: 40,
      percentAnswered: 35,
    },
    {
      ...now,
      name: '学员自评',
      form: 'self',
      direction: 'self',
      occasion: 'term',
      due: 5,
      closes: 20,
      percentAnswered: 45,
    },
    {
      ...now,
      name: '本期学员评带教老师',
      form: 'teacher',
      direction: 'traineeTeacher',
      occasion: 'term',
      due: 8,
      closes: 20,
      percentAnswered: 40,
      isAnonymous: true,
    },
    {
      ...now,
      name: '本期学员互评',
      form: 'peer',
      direction: 'peer',
      occasion: 'term',
      due: -2,
      closes: 14,
      percentAnswered: 50,
      raters: 5,
      isAnonymous: true,
    },
    {
      ...now,
      name: '本期患者评价',
      form: 'patient',
      direction: 'patient',
      occasion: 'free',
      due: 20,
      closes: 40,
      percentAnswered: 30,
      isAnonymous: true,
    },
    {
      ...now,
      name: '下月月度评价',
      form: 'monthly',
      direction: 'teacherTrainee',
      occasion: 'month',
      due: 30,
      closes: 45,
      state: 'draft',
      percentAnswered: 0,
    },
  ]
}

/**
 * Evaluations of two years of the demo hospital's trainees: by stay, month and year, of teachers
 * and departments, of each other and oneself, by nurses and patients, and at the bedside; raters
 * are strict or lenient. Comes with the crowd of applicants, after the rotations.
 */
export async function fillEvaluationDemo(demo: Demo) {
  const anybody = await demo.db
    .selectFrom('trainees')
    .select('id')
    .where('cohortId', 'is not', null)
    .limit(1)
    .executeTakeFirst()

  if (!anybody) return

  const today = dayInChina(demo.now)

  for (const target of targetsOf(today)) await addTarget(demo, today, target)

  await insertBedside(demo.db, today)

  const [teacher, planner] = [demo.people.get('teacher')!, demo.people.get('bhb')!]

  await fillRequestsDemo(demo)
  await insertTickets(demo.db, demo.now, teacher)
  await insertExaminations(demo.db, today, { teacher, planner })
  await insertSettings(demo.db, teacher)
  await mapRequirements(demo.db)
}

const OWN_TASKS_WAIT = [
  'teacher',
  'teacher2',
  'student',
  'student2',
  'base',
  'base2',
  'dept',
  'dept2',
  'admin',
]

async function addTarget(demo: Demo, today: string, target: DemoTarget) {
  const { db, people } = demo
  const office = (days: number) => asPerson(demo, 'bhb', momentOf(demo, days))
  const { id, version } = await createTarget(
    await office(Math.min(target.from, -2)),
    await formOf(demo, target),
  )

  if (target.state === 'draft') return

  await openTarget(await office(Math.min(target.until, target.due - 14, -1)), { id, version })

  if (target.direction === 'departmentTrainee')
    await insertTasksOf(
      db,
      id,
      ['dept', 'dept2'].map((name) => people.get(name)!),
    )

  // its tasks have opened since, as the job of each day would have done
  await sql`update evaluation_targets set tasks_opened_on = greatest(tasks_opened_on, least(closes_on, ${today}::date))
    where id = ${id}`.execute(db)

  const waiting = target.state === 'open' ? OWN_TASKS_WAIT.map((name) => people.get(name)!) : []
  const targetToAnswer = { id, share: target.percentAnswered, waiting }

  if (target.isAnonymous) await insertBallotsOf(db, targetToAnswer, today)
  else await insertAnswersOf(db, targetToAnswer, today)

  if (target.state === 'open') return

  await closeOver(asTime(demo, momentOf(demo, target.closes + 1, '00:10')))

  if (target.state === 'released')
    await releaseTarget(await office(target.closes + 3), { id, version: version + 2 })
}

async function formOf(demo: Demo, target: DemoTarget) {
  const template = await demo.db
    .selectFrom('evaluationTemplates')
    .select('id')
    .where('code', '=', target.form)
    .executeTakeFirstOrThrow()

  return {
    name: target.name,
    templateId: template.id,
    direction: target.direction,
    occasion: target.occasion,
    periodFrom: dayOf(demo, target.from),
    periodUntil: dayOf(demo, target.until),
    dueOn: dayOf(demo, target.due),
    closesOn: dayOf(demo, target.closes),
    raters: target.raters ?? null,
    isAnonymous: target.isAnonymous ?? false,
    baseId: null,
    cohortIds: [],
    departmentIds: [],
  }
}
