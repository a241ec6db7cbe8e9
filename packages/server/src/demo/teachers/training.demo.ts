import { classForm } from '@residency/contract/areas/teachers/training/training-class.contract'
import { yearOf } from '@residency/contract/kernel/day'
import { actOnClass } from '../../areas/teachers/training/act-on-class.ts'
import { recordAttendance } from '../../areas/teachers/training/attendance.ts'
import { joinClass } from '../../areas/teachers/training/own-classes.ts'
import { createClass } from '../../areas/teachers/training/save-class.ts'
import { applyToTrain } from '../../areas/teachers/training-bases/apply-to-train.ts'
import { trainingBasePlan } from '../../areas/teachers/training-bases/review-training-bases.ts'
import { asPerson, type Demo, dayOf, decideAll, momentOf } from '../demo.ts'
import type { DemoStaff } from './demo-people.demo.ts'

/** Days from today. */
const FINISHED = -64
const OPEN = 21

/**
 * Bases that train teachers, a class of one of them that is finished with its certificates, and one
 * of the office that is open.
 */
export async function fillTrainingDemo(demo: Demo, staff: readonly DemoStaff[]) {
  await applyForBases(demo)

  const pharmacists = staff.filter(
    ({ base, stand }) => base === 'YS' && (stand === 'general' || stand === 'core'),
  )

  await addFinishedClass(demo, pharmacists.slice(0, 12))
  await addOpenClass(demo, staff.filter(({ stand }) => stand === 'core').slice(0, 5))
}

type Application = {
  base: string
  by: string
  year: number
  applicationDay: number
  decision: 'pass' | 'return' | null
  reason?: string
}

/**
 * The pharmacists' base was passed in each year that it needs; the laboratory's waits, that of
 * rehabilitation is to be corrected.
 */
function applicationsOf(demo: Demo): Application[] {
  const year = yearOf(dayOf(demo, 0))
  const before = yearOf(dayOf(demo, FINISHED))
  const pharmacy = { base: 'YS', by: 'base', decision: 'pass' as const }

  return [
    ...(before < year ? [{ ...pharmacy, year: before, applicationDay: -300 }] : []),
    { ...pharmacy, year, applicationDay: before < year ? -60 : -120 },
    { base: 'JY', by: 'base2', year, applicationDay: -4, decision: null },
    {
      base: 'KF',
      by: 'root',
      year,
      applicationDay: -15,
      decision: 'return',
      reason: '请补充技能培训室的面积和设备清单',
    },
  ]
}

async function applyForBases(demo: Demo) {
  const bases = await demo.db.selectFrom('bases').select(['id', 'code']).execute()

  for (const { base, by, year, applicationDay, decision, reason } of applicationsOf(demo)) {
    const { id } = await applyToTrain(await asPerson(demo, by, momentOf(demo, applicationDay)), {
      baseId: bases.find(({ code }) => code === base)!.id,
      year,
      trainers: '高级职称师资 6 名，均持有省级以上师资培训证书',
      rooms: '示教室 2 间（各 60 座），技能培训室 1 间',
      trainingPlan: '上、下半年各举办一期，每期 2 天，共 12 学时',
      places: 60,
      evidence: [],
    })

    if (decision)
      await decideAll(
        await asPerson(demo, 'bhb', momentOf(demo, applicationDay + 2)),
        trainingBasePlan,
        {
          ids: [id],
          action: decision,
          reason: reason ?? null,
        },
      )
  }
}

type NewClass = {
  base: string | null
  by: string
  title: string
  place: string
  first: number
  capacity: number
  levels: ('general' | 'core')[]
}

/** A class of two days that its organiser has opened; answers its id. */
async function addClass(demo: Demo, { base, by, title, place, first, capacity, levels }: NewClass) {
  const bases = await demo.db
    .selectFrom('bases')
    .select('id')
    .where('code', '=', base ?? '')
    .execute()

  const form = classForm.parse({
    baseId: bases[0]?.id ?? null,
    className: title,
    place,
    days: [dayOf(demo, first), dayOf(demo, first + 1)],
    hours: 12,
    capacity,
    minShare: 80,
    mustLevels: levels,
    mustDepartments: [],
    mustPeople: [],
    materials: [],
  })

  const { id } = await createClass(await asPerson(demo, by, momentOf(demo, first - 40)), form)

  await act(demo, by, first - 35, { id, version: 1, action: 'open' })

  return id
}

type Step = { id: number; version: number; action: 'open' | 'start' | 'finish' }

const act = async (demo: Demo, by: string, day: number, step: Step) =>
  actOnClass(await asPerson(demo, by, momentOf(demo, day, '17:00')), { ...step, reason: null })

async function join(demo: Demo, id: number, people: readonly DemoStaff[], day: number) {
  for (const { userId } of people)
    await joinClass(await asPerson(demo, userId, momentOf(demo, day, '12:00')), { id })
}

/** All but the last two of its people were there on both days and have its certificate. */
async function addFinishedClass(demo: Demo, people: readonly DemoStaff[]) {
  const id = await addClass(demo, {
    base: 'YS',
    by: 'base',
    title: `${yearOf(dayOf(demo, FINISHED))} 年医院药师带教师资培训班`,
    place: '教学楼 301 示教室',
    first: FINISHED,
    capacity: 40,
    levels: [],
  })

  await join(demo, id, people, FINISHED - 20)
  await act(demo, 'base', FINISHED - 1, { id, version: 2, action: 'start' })

  for (const [day, missing] of [
    [FINISHED, 1],
    [FINISHED + 1, 2],
  ] as const)
    await recordAttendance(await asPerson(demo, 'base', momentOf(demo, day, '12:00')), {
      id,
      day: dayOf(demo, day),
      userIds: people.slice(0, -missing).map(({ userId }) => userId),
      isThere: true,
    })

  await act(demo, 'base', FINISHED + 1, { id, version: 3, action: 'finish' })
}

async function addOpenClass(demo: Demo, people: readonly DemoStaff[]) {
  const id = await addClass(demo, {
    base: null,
    by: 'bhb',
    title: '骨干师资教学能力提升班',
    place: '行政楼 5 楼会议室',
    first: OPEN,
    capacity: 60,
    levels: ['core'],
  })

  await join(demo, id, people, -3)
}
