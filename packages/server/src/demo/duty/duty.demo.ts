import type { ShiftKindForm } from '@residency/contract/areas/duty/kinds/kind.contract'
import type { RosterBoard } from '@residency/contract/areas/duty/rosters/roster.contract'
import {
  addDays,
  daysBetween,
  firstDayOf,
  mondayOf,
  monthAfter,
  monthOf,
} from '@residency/contract/kernel/day'
import { settleShifts } from '../../areas/duty/earned-leave/settle-shifts.ts'
import { createShiftKind, listShiftKinds } from '../../areas/duty/kinds/kinds.ts'
import { setOwnPreference } from '../../areas/duty/preferences/own-preferences.ts'
import { createRoster } from '../../areas/duty/rosters/begin-roster.ts'
import { getRoster } from '../../areas/duty/rosters/get-roster.ts'
import { setShifts } from '../../areas/duty/rosters/set-shifts.ts'
import {
  closeRoster,
  lastDayOfRoster,
  publishRoster,
} from '../../areas/duty/rosters/step-roster.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { asPerson, type Demo, dayOf, momentOf } from '../demo.ts'
import { fillHoursDemo } from './hours.demo.ts'
import { NIGHT_SHIFT } from './night-shift.demo.ts'
import { fillSwapsDemo, userOfTrainee } from './swaps.demo.ts'

const KINDS: readonly ShiftKindForm[] = [
  NIGHT_SHIFT,
  {
    ...NIGHT_SHIFT,
    name: '节假日白班',
    sign: '白',
    startsAt: '08:00',
    endsAt: '20:00',
    dayClasses: ['weekend', 'holiday'],
    isNight: false,
  },
  { ...NIGHT_SHIFT, name: '院外备班', sign: '备', startsAt: '17:30', onCall: 'home', status: 0 },
]

/** A person has a night on at most every fourth day. */
const TURN = 4

/** Nights and days of rest days in turn: nobody works on the day after a night. */
function turnsOf({ days, kinds, people }: RosterBoard) {
  const [night, day] = [kinds.find(({ isNight }) => isNight), kinds.find(({ isNight }) => !isNight)]
  const length = Math.max(TURN, people.length)

  return days.flatMap((entry, place) => {
    const isFree = (person: RosterBoard['people'][number]) =>
      !person.awayDays.includes(entry.day) && !person.awayDays.includes(addDays(entry.day, 1))
    const shift = (kindId: number, turn: number) =>
      people
        .slice(turn % length, (turn % length) + 1)
        .filter(isFree)
        .map(({ traineeId }) => ({ traineeId, day: entry.day, kindId, isLocked: false }))

    return [
      ...(night ? shift(night.id, place) : []),
      ...(day && entry.dayClass !== 'workday' ? shift(day.id, place + 2) : []),
    ]
  })
}

/** Days before a month on which the department plans it. */
const PLANNED_BEFORE = 12

/** How many days from today a month is planned; negative where that is past. */
const planningDay = (demo: Demo, month: string) =>
  daysBetween(dayOf(demo, 0), firstDayOf(month)) - PLANNED_BEFORE

/** A department with duties, and the account that plans them. */
type DutyDepartment = { id: number; planner: string }

/** Days of a month that some of its people mark: a shift, or rather none. */
const MARKED = [4, 11, 12, 20] as const

/** Some people of the months that are not planned yet say on which days they would like a shift. */
async function fillPreferences(
  demo: Demo,
  { id, planner, month }: { id: number; planner: string; month: string },
) {
  const { people } = await getRoster(await asPerson(demo, planner, momentOf(demo, 0)), { id })

  for (const [place, { traineeId, awayDays }] of people.entries()) {
    const { userId } = await userOfTrainee(demo, traineeId)
    const ctx = await asPerson(demo, userId, momentOf(demo, 0))

    const days = MARKED.slice(place % MARKED.length)
      .map((day) => `${month}-${String(day + (place % 7)).padStart(2, '0')}`)
      .filter((day) => !awayDays.includes(day))

    for (const [at, day] of days.entries())
      await setOwnPreference(ctx, {
        day,
        preference: (place + at) % 3 === 0 ? 'want' : 'ratherNot',
      })
  }
}

/** Begins the roster of a month, as the department did before it began. */
async function beginMonth(
  demo: Demo,
  { id: departmentId, planner }: DutyDepartment,
  month: string,
) {
  const ctx = await asPerson(demo, planner, momentOf(demo, Math.min(0, planningDay(demo, month))))
  const { id } = await createRoster(ctx, { departmentId, month })

  return { ctx, id }
}

/**
 * Takes away the shifts that break a rule, as in a week of holidays: their places stay open. Answers
 * the version.
 */
async function removeFaults(ctx: SignedCtx, id: number) {
  const { version, faults, shifts } = await getRoster(ctx, { id })
  const isAtFault = (shift: RosterBoard['shifts'][number]) =>
    faults.some(({ traineeId, day }) => traineeId === shift.traineeId && day === shift.day)

  const cells = shifts
    .filter(isAtFault)
    .map(({ traineeId, day }) => ({ traineeId, day, kindId: null, isLocked: false }))

  if (cells.length === 0) return version

  const set = await setShifts(ctx, { id, version, cells, reason: null })

  return set.version
}

/** Plans and publishes a month; answers its roster, null where nobody can be assigned. */
async function publishMonth(demo: Demo, department: DutyDepartment, month: string) {
  const { ctx, id } = await beginMonth(demo, department, month)
  const board = await getRoster(ctx, { id })
  const cells = turnsOf(board)
  if (cells.length === 0) return null

  await setShifts(ctx, { id, version: board.version, cells, reason: null })

  return { id, month, ...(await publishRoster(ctx, { id, version: await removeFaults(ctx, id) })) }
}

/** Closes the roster of a month; on the first morning of the next one its last night continues. */
async function closeWhenOver(
  demo: Demo,
  planner: string,
  roster: { id: number; version: number; month: string },
) {
  const ctx = await asPerson(demo, planner, momentOf(demo, 0))
  if (await lastDayOfRoster(ctx, roster)) return

  await closeRoster(ctx, roster)
}

/**
 * The duties of a department: last month is closed when its last shift is over, this month is
 * published, and the next one if it is time to plan it; the month after is a draft that is not
 * filled.
 */
async function fillDepartment(demo: Demo, department: DutyDepartment) {
  const today = dayOf(demo, 0)
  const thisMonth = monthOf(today)
  const nextMonth = monthAfter(thisMonth, 1)
  const before = await asPerson(demo, department.planner, momentOf(demo, -70))

  for (const kind of KINDS) await createShiftKind(before, { ...kind, departmentId: department.id })

  const isNextPlanned = planningDay(demo, nextMonth) <= 0
  const lastMonth = await publishMonth(demo, department, monthAfter(thisMonth, -1))

  await publishMonth(demo, department, thisMonth)
  if (isNextPlanned) await publishMonth(demo, department, nextMonth)

  const draftMonth = isNextPlanned ? monthAfter(nextMonth, 1) : nextMonth
  const draft = await beginMonth(demo, department, draftMonth)

  await fillPreferences(demo, { id: draft.id, planner: department.planner, month: draftMonth })
  await fillHoursDemo(demo, department, mondayOf(today))
  await settleShifts(await asPerson(demo, department.planner, momentOf(demo, 0)))

  if (lastMonth) await closeWhenOver(demo, department.planner, lastMonth)
}

/** Where the trainee of the demo's account is today, if anywhere. */
const findDepartmentOfStudent = ({ db, people }: Demo, today: string) =>
  db
    .selectFrom('rotationBlocks as b')
    .innerJoin('trainees as t', 't.id', 'b.traineeId')
    .select('b.departmentId')
    .where('t.userId', '=', people.get('student')!)
    .where('b.startsOn', '<=', today)
    .where('b.endsOn', '>=', today)
    .where('b.state', 'in', ['entered', 'planned'])
    .executeTakeFirst()

/** Duties of the department of the demo's secretary, and of that in which its trainee is. */
export async function fillDutyDemo(demo: Demo) {
  const before = await asPerson(demo, 'dept', momentOf(demo, -70))
  const own = (await listShiftKinds(before, {})).departments[0]?.value
  if (own === undefined) return

  const department = { id: Number(own), planner: 'dept' }
  await fillDepartment(demo, department)
  await fillSwapsDemo(demo, department.id)

  const other = (await findDepartmentOfStudent(demo, dayOf(demo, 0)))?.departmentId
  if (other !== undefined && other !== own)
    await fillDepartment(demo, { id: other, planner: 'bhb' })
}
