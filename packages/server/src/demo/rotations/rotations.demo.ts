import { DAY_MS, yearOf } from '@residency/contract/kernel/day'
import { openAccounts } from '../../areas/accounts/accounts.public.ts'
import { setCapacity } from '../../areas/organisation/departments/set-capacity.ts'
import { createTrainees } from '../../areas/students/students.public.ts'
import { dayInChina, momentBefore, startOfDayInChina } from '../../platform/clock.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import type { Demo } from '../demo.ts'
import { demoPeople } from '../signup/demo-people.demo.ts'
import { addDemoCohort } from '../standards/cohorts.demo.ts'
import { fillDemoFiles } from '../students/files.demo.ts'
import { fillDemoFunds } from '../students/funds.demo.ts'
import { fillRotationEvents } from './events.demo.ts'
import { fillRotationFacts } from './facts.demo.ts'
import { addDemoPlan } from './plans.demo.ts'
import { askForPreferences } from './preferences.demo.ts'

/**
 * Cohorts by base and major. `yearsAgo`: before the training year that runs; `by`: the account that
 * answers for the base.
 */
type CohortSeed = {
  base: string
  major: string
  profession: string
  label: string
  yearsAgo: 0 | 1 | 2
  count: number
  by: string
}

const COHORTS: readonly CohortSeed[] = [
  {
    base: 'YS',
    major: '100701',
    profession: 'pharmacist',
    label: '医院药师',
    yearsAgo: 1,
    count: 43,
    by: 'base',
  },
  {
    base: 'JY',
    major: '101001',
    profession: 'technician',
    label: '检验技术',
    yearsAgo: 2,
    count: 42,
    by: 'base2',
  },
  {
    base: 'YX',
    major: '101003',
    profession: 'technician',
    label: '影像技术',
    yearsAgo: 0,
    count: 35,
    by: 'admin',
  },
]

const LENGTH_MONTHS = 36

/** Trainees of a plan who enter preferences. */
const ANSWERING = 15

/** The same hospital, days or years earlier. */
const earlier = (ctx: SignedCtx, at: Date): SignedCtx => ({ ...ctx, now: () => at })

/** The first of September that was last. */
const yearBegun = (today: string) => yearOf(today) - (today.slice(5, 7) < '09' ? 1 : 0)

/**
 * Rotations of the demo hospital: 120 trainees in three cohorts of three majors, one in each year
 * of the training. Each has a plan in force, with what has happened since, and a draft. Comes with
 * the crowd of applicants, after standards and teachers.
 */
export async function fillRotationsDemo(demo: Demo) {
  const first = yearBegun(dayInChina(demo.now))
  const plans = new Map<string, number>()

  for (const [at, seed] of COHORTS.entries()) {
    const startsOn = `${first - seed.yearsAgo}-09-01`
    const { baseId, cohortId } = await addCohort(demo, seed, startsOn, at)
    const published = momentBefore(startOfDayInChina(startsOn), 6 * DAY_MS)
    const name = `${startsOn.slice(0, 4)} 级轮转计划`

    const plan = { baseId, cohortId, name, startsOn }
    const before = (days: number) => momentBefore(published, days * DAY_MS)
    const ask = (planId: number) =>
      askForPreferences(demo, {
        planId,
        opens: before(12),
        answers: before(9),
        closes: before(3),
        count: ANSWERING,
      })

    plans.set(
      seed.base,
      await addDemoPlan(
        earlier(demo.ctxOf(seed.by), published),
        plan,
        seed.yearsAgo === 1 ? ask : undefined,
      ),
    )

    await fillRotationFacts(demo.ctxOf(seed.by), cohortId, seed.yearsAgo === 1)
  }

  await needTrainees(demo)

  await fillRotationEvents(demo, {
    closing: plans.get('YS')!,
    drafted: plans.get('JY')!,
    swapping: plans.get('YS')!,
  })
}

/**
 * Two departments of the laboratory need somebody in every month: boards say where one has nobody,
 * and nobody plans differently for it in the past.
 */
async function needTrainees({ db, ctxOf }: Demo) {
  const departments = await db
    .selectFrom('departments')
    .select(['id', 'capacity', 'version'])
    .where('name', 'in', ['临床生化室', '临床微生物室'])
    .where('capacity', '>', 0)
    .orderBy('id')
    .execute()

  for (const { id, capacity, version } of departments)
    await setCapacity(ctxOf('bhb'), { id, capacity, leastTrainees: 1, ratio: undefined, version })
}

/** A cohort with invented trainees; the demo's own pharmacist in training belongs to the first. */
async function addCohort(demo: Demo, seed: CohortSeed, startsOn: string, at: number) {
  const { db, ctxOf, people } = demo

  const major = await db
    .selectFrom('majors')
    .innerJoin('bases', 'bases.id', 'majors.baseId')
    .select(['majors.id', 'majors.baseId'])
    .where('majors.code', '=', seed.major)
    .where('bases.code', '=', seed.base)
    .executeTakeFirstOrThrow()

  const begin = momentBefore(startOfDayInChina(startsOn), 30 * DAY_MS)
  const [base, office] = [earlier(ctxOf(seed.by), begin), earlier(ctxOf('bhb'), begin)]
  const added = await addTrainees(base, seed, major.id, startsOn, at)

  await fillDemoFunds(demo, { traineeIds: added.map(({ id }) => id), startsOn, by: seed.by })

  const known = await db
    .selectFrom('trainees')
    .select('id')
    .where('userId', '=', people.get('student')!)
    .where('majorId', '=', major.id)
    .where('startsOn', '>=', startsOn)
    .execute()

  const traineeIds = [...added, ...known].map(({ id }) => id)
  const name = `${startsOn.slice(0, 4)} 级${seed.label}`
  const form = { name, majorId: major.id, lengthMonths: LENGTH_MONTHS, startsOn, traineeIds }

  return { baseId: major.baseId, cohortId: await addDemoCohort(base, office, form) }
}

async function addTrainees(
  tx: SignedCtx,
  { count, profession }: CohortSeed,
  majorId: number,
  startsOn: string,
  at: number,
) {
  const year = yearOf(startsOn)

  const invented = demoPeople(
    count,
    [{ id: majorId, profession: profession as 'pharmacist' }],
    year,
    20_261_300 + at,
  )

  const people = invented.map((trainee, i) => ({
    realName: trainee.name,
    education: trainee.level === 'junior' ? ('junior' as const) : ('undergraduate' as const),
    mobile: `1370${String(at).padStart(2, '0')}${String(i).padStart(5, '0')}`,
  }))

  const userIds = await openAccounts(tx, people, 'STUDENT')

  const unit = await tx.db
    .selectFrom('trainingUnits')
    .select('id')
    .where('kind', '=', 'main')
    .orderBy('sort')
    .executeTakeFirstOrThrow()

  const training = { startsOn, lengthMonths: LENGTH_MONTHS, degreeKind: 'none' as const }

  const made = await createTrainees(
    tx,
    people.map(({ realName, education }, i) => ({
      userId: userIds[i]!,
      registrationId: null,
      intakeId: null,
      year,
      majorId,
      profession,
      trainingUnitId: unit.id,
      traineeKind: i % 4 === 3 ? ('sponsored' as const) : ('open' as const),
      realName,
      education,
      training,
    })),
  )

  await fillDemoFiles(
    tx,
    invented.map((trainee, i) => ({
      ...trainee,
      level: people[i]!.education,
      traineeId: made[i]!.id,
      userId: userIds[i]!,
    })),
    startsOn,
  )

  return made
}
