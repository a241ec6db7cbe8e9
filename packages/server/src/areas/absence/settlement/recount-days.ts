import { dayInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { findLeaveCounter } from '../day-accounts/count-leave.ts'
import { totalOf } from '../day-accounts/days.rules.ts'
import { blanks, ownPathOf } from '../leave-decisions/absence-notices.ts'
import {
  answering,
  notifyAbout,
  notifyOffice,
  notifyParts,
} from '../leave-decisions/leave-recipients.ts'
import { findOutdated, MOST, type OutdatedRow } from '../leave-decisions/reminders.queries.ts'
import { findOverdrawn, markShort } from './overdrawn.ts'
import { findSettled, type SettledState } from './settle.queries.ts'
import { type Settlement, settle } from './settle.ts'
import { countedBy, spanOf, titleOf } from './settled-of.ts'

/** The absences as they count by today's calendar. */
async function countAgain(tx: SignedCtx, rows: readonly OutdatedRow[]): Promise<Settlement[]> {
  const from = rows.reduce((day, a) => (a.startsOn < day ? a.startsOn : day), rows[0]!.startsOn)
  const until = rows.reduce((day, a) => (a.endsOn > day ? a.endsOn : day), rows[0]!.endsOn)
  const traineeIds = rows.map((a) => a.traineeId)
  const counted = await findLeaveCounter(tx.db, traineeIds, from, until)

  return rows.map((a) => ({
    id: a.id,
    traineeId: a.traineeId,
    typeId: a.leaveTypeId,
    title: titleOf(a),
    state: a.state,
    span: spanOf(a),
    count: counted(a.traineeId, spanOf(a), countedBy(a)),
  }))
}

type DayChange = OutdatedRow & { more: { before: string; days: string } }

/** Absences whose days are other than before, with both numbers. */
function dayChangesOf(
  rows: readonly OutdatedRow[],
  items: readonly Settlement[],
  known: readonly SettledState[],
): DayChange[] {
  const before = new Map(known.map((one) => [one.id, totalOf(one.count.years)]))
  return items.flatMap(({ id, count }, at) => {
    const was = before.get(id) ?? 0
    const days = totalOf(count.years)
    return was === days ? [] : [{ ...rows[at]!, more: { before: String(was), days: String(days) } }]
  })
}

/** Tells trainees whose days changed, and those who decide about them or recorded them. */
async function notifyOfRecount(
  tx: SignedCtx,
  changed: readonly DayChange[],
  short: ReadonlySet<number>,
) {
  const settled = changed.filter(({ id }) => !short.has(id))
  const newlyShort = changed.filter(({ id, shortOn }) => short.has(id) && shortOn === null)
  const toOwner = (a: DayChange) => [
    { userId: a.ownerUserId, ...blanks(a, a.more), path: ownPathOf(a) },
  ]

  await notifyAbout(tx, 'recount', settled, toOwner)
  await notifyParts(tx, 'recountDeciders', settled, answering, 'leave')

  const recorded = settled.filter(({ kind }) => kind === 'unexcused')
  const toRecorder = (a: DayChange) => [
    { userId: a.createdBy, ...blanks(a, a.more), path: `/daily/leave-record?id=${a.id}` },
  ]

  await notifyAbout(tx, 'recountDeciders', recorded, toRecorder)
  await notifyAbout(tx, 'recountShort', newlyShort, toOwner)
  await notifyOffice(tx, 'recountShortOffice', newlyShort)
}

async function recountBatch(tx: SignedCtx) {
  const rows = await findOutdated(tx.db)
  if (rows.length === 0) return { read: 0, counted: 0 }

  const ids = rows.map(({ id }) => id)
  const known = await findSettled(tx.db, ids)
  const items = await countAgain(tx, rows)
  const short = await findOverdrawn(tx, items, known)

  await settle(
    tx,
    items.filter(({ id }) => !short.has(id)),
  )

  await markShort(tx.db, ids, [...short], dayInChina(tx.now()))
  await notifyOfRecount(tx, dayChangesOf(rows, items, known), short)

  return { read: rows.length, counted: rows.length - short.size }
}

/**
 * Counts absences again whose calendar has changed: a year was published, imported again or edited.
 * Days come back to their accounts or are taken from them. What an account has no days for stays as
 * it was; the office and the trainee are told once, and it is tried again every time.
 */
export async function recountDays(ctx: SignedCtx): Promise<number> {
  let total = 0
  for (;;) {
    const { read, counted } = await inTransaction(ctx, recountBatch)
    total += counted
    if (read < MOST || counted === 0) return total
  }
}
