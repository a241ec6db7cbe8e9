import { rosterErrors as errors } from '@residency/contract/areas/duty/rosters/access'
import { rosterFlow } from '@residency/contract/areas/duty/rosters/roster.flow'
import { labelIn } from '@residency/contract/kernel'
import { lastDayOf } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { notify } from '../../messages/messages.public.ts'
import { dutyScope } from '../duty.policy.ts'
import { judgeHoursAgain } from '../hours/judge-hours-again.ts'
import { relationsToRoster } from './roster.policy.ts'
import { findLastEnd, findRosterForUpdate, type RosterRecord } from './roster.queries.ts'
import { type RosterFacts, readRosterFacts } from './roster-facts.ts'
import { findFaults } from './roster-faults.ts'
import { rosterNotices } from './roster-notices.seed.ts'

type Step = { id: number; version: number }

const lockRoster = async (tx: SignedCtx, { id, version }: Step) =>
  mustMatchVersion(await findRosterForUpdate(tx.db, dutyScope(tx.actor), id), version)

/** Takes a step of the flow; answers the next version. */
async function takeStep(
  tx: SignedCtx,
  action: 'publish' | 'close',
  roster: RosterRecord,
  columns: { publishedAt?: Date },
): Promise<number> {
  const relations = relationsToRoster(tx.actor, roster, dayInChina(tx.now()))
  let next = roster.version

  await advance(tx, rosterFlow, action, { ...roster, relations }, {}, async (state) => {
    next = await updateRow(tx, 'dutyRosters', roster, { ...columns, state })
  })

  return next
}

/** Notifies each person of a roster how many shifts they have. */
async function notifyPeople(tx: SignedCtx, { roster, people, shifts }: RosterFacts): Promise<void> {
  const counted = people
    .map(({ traineeId, userId }) => ({
      userId,
      count: shifts.filter((shift) => shift.traineeId === traineeId).length,
    }))
    .filter(({ count }) => count > 0)

  const { department, departmentEn, month } = roster

  await notify(
    tx,
    rosterNotices.publish,
    counted.map(({ userId, count }) => ({
      userId,
      values: { department, month, count: String(count) },
      valuesEn: { department: labelIn('en', department, departmentEn) },
      path: '/duty/own',
    })),
  )
}

/** Publishes a draft that breaks no rule; places that nobody can fill may stay open. */
export const publishRoster = (ctx: SignedCtx, step: Step) =>
  inTransaction(ctx, async (tx) => {
    const roster = await lockRoster(tx, step)
    const facts = await readRosterFacts(tx, roster)
    const faults = findFaults(tx.language, facts)

    if (faults.length > 0)
      throw fail(errors.rosterHasFaults, { count: faults.length, first: faults[0]!.text })

    const version = await takeStep(tx, 'publish', roster, { publishedAt: tx.now() })
    await judgeHoursAgain(tx, facts.shifts)
    await notifyPeople(tx, facts)

    return { version }
  })

/** The day on which the month and its last shift end, as long as they are not over. */
export async function lastDayOfRoster(
  { db, now }: Pick<SignedCtx, 'db' | 'now'>,
  roster: Pick<RosterRecord, 'id' | 'month'>,
) {
  const last = lastDayOf(roster.month)
  if (dayInChina(now()) <= last) return last

  const lastEnd = await findLastEnd(db, roster.id)

  return lastEnd && lastEnd > now() ? dayInChina(lastEnd) : null
}

/** Closes the roster of a month that is over. */
export const closeRoster = (ctx: SignedCtx, step: Step) =>
  inTransaction(ctx, async (tx) => {
    const roster = await lockRoster(tx, step)
    const last = await lastDayOfRoster(tx, roster)
    if (last) throw fail(errors.rosterNotOver, { day: last })

    return { version: await takeStep(tx, 'close', roster, {}) }
  })
