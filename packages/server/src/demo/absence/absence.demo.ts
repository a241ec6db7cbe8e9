// Leave types are changed by a row: the office would save each of them with all its rules.
import { addDays, yearOf } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { randomFrom } from '../../algorithms/random.ts'
import { findLeaveCounter } from '../../areas/absence/day-accounts/count-leave.ts'
import { createDeputy } from '../../areas/absence/deputies/deputies.ts'
import { updateLeaveSettings } from '../../areas/absence/leave-types/leave-settings.ts'
import { saveTypeDay } from '../../areas/absence/leave-types/save-type-day.ts'
import { findAbsences, findTraineeBlocks } from '../../areas/rotations/rotations.public.ts'
import { findCalendar } from '../../areas/settings/settings.public.ts'
import { dayInChina } from '../../platform/clock.ts'
import { grouped } from '../../platform/grouped.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import type { Demo } from '../demo.ts'
import { fillDemoDropout } from '../students/departures.demo.ts'
import { fillDemoSituations } from '../students/situations.demo.ts'
import {
  type DemoAbsence,
  type DemoPlaces,
  type DemoTrainee,
  ordinaryAbsences,
} from './leaves.demo.ts'
import { type Cast, ownAbsences, presentAbsences, yearEndAbsences } from './present-leaves.demo.ts'
import { writeAbsences } from './write-leaves.demo.ts'

/** The province of the demo hospital: its regulations give days for family leaves. */
const PROVINCE = '42'

/** Days of notice that the demo's office asks for, by the code of the type. */
const NOTICES = { personal: 3, annual: 3, marriage: 7, familyVisit: 14, official: 1 }
const SEED = 20_261_400

/** Ordinary absences end this many days before today: what comes later is chosen. */
const CHOSEN_DAYS = 15

/**
 * Two years of leave of the demo hospital: ordinary absences of everybody in a cohort, what waits,
 * runs or is late today, absences over New Year, aways with reports, and deputies; before them what
 * is out of the ordinary in trainings. Comes with the crowd of applicants, after the rotations.
 */
export async function fillAbsenceDemo(demo: Demo) {
  await fillDemoSituations(demo)
  await fillDemoDropout(demo)
  await setRules(demo)

  const places = await readPlaces(demo)
  if (!places) return

  const cast = castOf(demo, places)
  const chosen = [...ownAbsences(cast), ...presentAbsences(cast), ...yearEndAbsences(cast)]
  const random = randomFrom(SEED)
  const until = addDays(places.today, -CHOSEN_DAYS)

  const ordinary = places.trainees
    .filter(({ id }) => id !== cast.own?.id)
    .flatMap((trainee) =>
      ordinaryAbsences(
        trainee,
        until < trainee.plannedEnd ? until : trainee.plannedEnd,
        places.calendar.known,
        random,
      ),
    )

  await writeAbsences(demo.ctxOf('bhb'), places, apart(places, [...chosen, ...ordinary]))
  await nameDeputies(demo, places.today)
}

async function setRules({ db, ctxOf }: Demo) {
  await updateLeaveSettings(ctxOf('bhb'), { provinceCode: PROVINCE, version: 1 })
  await recordMarriage(ctxOf('bhb'))
  await sql`update leave_types t set notice_days = v.value::int, version = t.version + 1
    from jsonb_each_text(${JSON.stringify(NOTICES)}::jsonb) v where v.key = t.code`.execute(db)
}

/**
 * The office of the demo has looked the days up: without a line of the province nobody could take
 * this leave.
 */
async function recordMarriage(ctx: SignedCtx) {
  const { id, version } = await ctx.db
    .selectFrom('leaveTypes')
    .select(['id', 'version'])
    .where('code', '=', 'marriage')
    .executeTakeFirstOrThrow()
  await saveTypeDay(ctx, {
    id,
    version,
    per: 'event',
    provinceCode: PROVINCE,
    minWorkYears: 0,
    fromChild: 1,
    days: null,
    sameAsNational: 1,
    isCounted: 0,
    name: null,
    nameEn: null,
    source: '演示数据；正式使用前请按本省现行规定核对',
  })
}

const findTrainees = ({ db }: Demo) =>
  db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .innerJoin('bases as b', 'b.id', 'm.baseId')
    .innerJoin('users as u', 'u.id', 't.userId')
    .select(['t.id', 't.userId', 't.startsOn', 'b.code as base'])
    .select(sql<string>`t.planned_end`.as('plannedEnd'))
    .select(sql<boolean>`coalesce(u.gender = 2, false)`.as('isWoman'))
    .where('t.cohortId', 'is not', null)
    .where('t.status', 'in', ['inTraining', 'extended'])
    .orderBy('t.id')
    .execute()

/** The account that answers for a base. */
const ADMINISTRATORS: Readonly<Record<string, string>> = { YS: 'base', JY: 'base2', YX: 'admin' }

async function readPlaces(demo: Demo): Promise<DemoPlaces | null> {
  const { db, now, people } = demo
  const today = dayInChina(now)
  const found = await findTrainees(demo)
  const first = found.map(({ startsOn }) => startsOn).sort()[0]
  if (!first) return null

  const ids = found.map(({ id }) => id)
  const until = addDays(today, 365)

  const [calendar, blocks, recorded, heads, leaders] = [
    await findCalendar(db, first, until),
    await findTraineeBlocks(db, ids),
    await findAbsences(db, ids, first, until),
    await db
      .selectFrom('departments')
      .select(['id', sql<number>`coalesce(head_id, secretary_id)`.as('userId')])
      .where((e) => e.or([e('headId', 'is not', null), e('secretaryId', 'is not', null)]))
      .execute(),
    await db
      .selectFrom('users')
      .select(['id as userId', 'departmentId as id'])
      .where('username', 'in', ['dept', 'dept2'])
      .execute(),
  ]

  return {
    now,
    today,
    calendar,
    count: await findLeaveCounter(db, ids, first, until),
    recorded,
    office: people.get('bhb')!,
    trainees: found.map(({ base, ...trainee }, at) => ({
      ...trainee,
      base: people.get(ADMINISTRATORS[base] ?? 'admin')!,
      worksSince:
        at % 3 === 0 || trainee.userId === people.get('student')
          ? `${yearOf(trainee.startsOn) - 2}-07-01`
          : null,
    })),
    blocksOf: grouped(
      blocks.filter(({ state }) => state !== 'failed'),
      (block) => block.traineeId,
    ),
    heads: new Map([...heads, ...leaders].map(({ id, userId }) => [id ?? 0, userId])),
  }
}

function castOf({ people }: Demo, places: DemoPlaces): Cast {
  const stay = ({ id }: DemoTrainee) =>
    places.blocksOf
      .get(id)
      ?.find(
        (block) =>
          block.startsOn <= addDays(places.today, 3) && block.endsOn >= addDays(places.today, 6),
      )

  const of: Cast['of'] = (account) => {
    const userId = people.get(account)!
    return places.trainees.filter((trainee) => {
      if (trainee.base === userId) return true

      const block = stay(trainee)
      return (
        block?.supervisorId === userId || (block && places.heads.get(block.departmentId) === userId)
      )
    })
  }

  return {
    today: places.today,
    known: places.calendar.known,
    all: places.trainees,
    of,
    own: places.trainees.find(({ userId }) => userId === people.get('student')),
  }
}

/**
 * Without those that meet an earlier one of the list, days that the timetable has already, or days
 * outside the training.
 */
function apart({ trainees, recorded }: DemoPlaces, wanted: readonly DemoAbsence[]): DemoAbsence[] {
  const trainingOf = new Map(trainees.map((trainee) => [trainee.id, trainee]))

  const taken = grouped(
    recorded.map((row) => ({
      traineeId: row.traineeId,
      startsOn: row.startsOn,
      endsOn: row.endsOn,
    })),
    ({ traineeId }) => traineeId,
  )

  return wanted.filter((absence) => {
    const { startsOn, plannedEnd } = trainingOf.get(absence.traineeId)!
    const own = taken.get(absence.traineeId) ?? []
    if (
      absence.startsOn < startsOn ||
      absence.endsOn > plannedEnd ||
      own.some((it) => it.startsOn <= absence.endsOn && it.endsOn >= absence.startsOn)
    )
      return false

    taken.set(absence.traineeId, [...own, absence])

    return true
  })
}

/** An administrator of a base has a deputy these days, a supervisor next week. */
async function nameDeputies({ ctxOf, people }: Demo, today: string) {
  const named = [
    { person: 'base', deputy: 'base2', steps: ['base'] as const, from: -2, until: 5 },
    { person: 'teacher2', deputy: 'teacher', steps: ['supervisor'] as const, from: 6, until: 12 },
  ]
  for (const { person, deputy, steps, from, until } of named) {
    const form = {
      personId: null,
      deputyId: people.get(deputy)!,
      steps: [...steps],
      startsOn: addDays(today, from),
      endsOn: addDays(today, until),
    }
    await createDeputy(ctxOf(person), form)
  }
}
