// Signing in stays a statement: dozens of people sign in, each with the code of a screen.
import { addDays, MINUTE_MS } from '@residency/contract/kernel/day'
import { confirmWeek } from '../../areas/duty/hours/confirm-week.ts'
import { correctHours } from '../../areas/duty/hours/correct-hours.ts'
import { getOwnHours } from '../../areas/duty/hours/own-hours.ts'
import { writeSignIn } from '../../areas/duty/hours/own-shift.queries.ts'
import { getWeekOfTrainee, questionWeek } from '../../areas/duty/hours/trainee-week.ts'
import { momentAfter, momentBefore } from '../../platform/clock.ts'
import { asPerson, type Demo, momentOf } from '../demo.ts'

/** Of so many shifts one has no sign-in, and one was not signed out. */
const FORGOTTEN = 9
const NOT_LEFT = 5

const findPastShifts = ({ db, now }: Demo, departmentId: number) =>
  db
    .selectFrom('dutyShifts as s')
    .innerJoin('dutyRosters as r', 'r.id', 's.rosterId')
    .innerJoin('shiftKinds as k', 'k.id', 's.kindId')
    .innerJoin('trainees as t', 't.id', 's.traineeId')
    .select(['s.traineeId', 't.userId', 's.day', 's.startsAt', 's.endsAt'])
    .where('r.departmentId', '=', departmentId)
    .where('r.publishedAt', 'is not', null)
    .where('s.endsAt', '<', now)
    .where('k.onCall', '<>', 'home')
    .orderBy('s.day')
    .orderBy('s.id')
    .execute()

type PastShift = Awaited<ReturnType<typeof findPastShifts>>[number]

/** Each comes some minutes early and leaves some minutes late; some forget one or the other. */
async function signIn({ db }: Demo, shift: PastShift, place: number): Promise<void> {
  if (place % FORGOTTEN === FORGOTTEN - 1) return

  const device = Buffer.alloc(32, shift.traineeId % 251)
  const arrived = momentBefore(shift.startsAt, (2 + (place % 11)) * MINUTE_MS)
  await writeSignIn(db, shift, { at: arrived, isLeaving: false, device })

  if (place % NOT_LEFT === NOT_LEFT - 1) return

  const left = momentAfter(shift.endsAt, (3 + ((place * 7) % 48)) * MINUTE_MS)
  await writeSignIn(db, shift, { at: left, isLeaving: true, device })
}

/** Enters the hours of forgotten shifts of a week, and confirms it. */
async function finishWeek(demo: Demo, userId: number, week: string): Promise<void> {
  const ctx = await asPerson(demo, userId, momentOf(demo, 0))
  const { shifts, version } = await getOwnHours(ctx, { week })

  for (const { shiftId, startsAt, endsAt, version: known, source } of shifts)
    if (source === 'missing')
      await correctHours(ctx, {
        shiftId,
        startsAt,
        endsAt,
        reason: '忘记签到，按排班上班',
        version: known,
      })

  await confirmWeek(ctx, { startsOn: week, answer: null, version })
}

/** All weeks but the last one are confirmed. */
async function confirmWeeks(demo: Demo, userId: number, until: string): Promise<string[]> {
  const ctx = await asPerson(demo, userId, momentOf(demo, 0))
  const { waiting } = await getOwnHours(ctx, { week: until })
  const done = waiting.filter((week) => week < until)

  for (const week of done) await finishWeek(demo, userId, week)

  return done
}

/** The department asks about the last week that somebody has confirmed. */
async function askAbout(
  demo: Demo,
  planner: string,
  traineeId: number,
  week: string,
): Promise<void> {
  const ctx = await asPerson(demo, planner, momentOf(demo, 0))
  const { version } = await getWeekOfTrainee(ctx, { traineeId, week })

  await questionWeek(ctx, {
    traineeId,
    startsOn: week,
    version,
    reason: '夜班多计了近一小时，请核对离岗时间。',
  })
}

/**
 * Hours of the past shifts of a department: signed in, corrected, confirmed up to the week before
 * last, one of them questioned.
 */
export async function fillHoursDemo(
  demo: Demo,
  { id, planner }: { id: number; planner: string },
  monday: string,
) {
  const shifts = await findPastShifts(demo, id)
  for (const [place, shift] of shifts.entries()) await signIn(demo, shift, place)

  const people = new Map(shifts.map(({ traineeId, userId }) => [traineeId, userId]))
  const lastWeek = addDays(monday, -7)
  let isAsked = false

  for (const [traineeId, userId] of people) {
    const done = await confirmWeeks(demo, userId, lastWeek)
    const latest = done.at(-1)

    if (latest && !isAsked) {
      await askAbout(demo, planner, traineeId, latest)
      isAsked = true
    }
  }
}
