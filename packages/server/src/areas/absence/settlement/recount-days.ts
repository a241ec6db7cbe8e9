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
import {
  findOutdatedAbsences,
  MAX_ROWS,
  type OutdatedRow,
} from '../leave-decisions/reminders.queries.ts'
import { applySettlements, type Settlement } from './apply-settlements.ts'
import { findOverdrawnAbsences, markShort } from './overdrawn.ts'
import { type CountedAbsence, findCountedAbsences } from './settlement.queries.ts'
import { countedBy, spanOf, titleOf } from './to-settlement.ts'

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
  counted: readonly CountedAbsence[],
): DayChange[] {
  const before = new Map(counted.map((absence) => [absence.id, totalOf(absence.count.years)]))
  return items.flatMap(({ id, count }, index) => {
    const was = before.get(id) ?? 0
    const days = totalOf(count.years)
    return was === days
      ? []
      : [{ ...rows[index]!, more: { before: String(was), days: String(days) } }]
  })
}

/** Notifies trainees whose days changed, and those who decide about them or recorded them. */
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
  const rows = await findOutdatedAbsences(tx.db)
  if (rows.length === 0) return { read: 0, counted: 0 }

  const ids = rows.map(({ id }) => id)
  const counted = await findCountedAbsences(tx.db, ids)
  const items = await countAgain(tx, rows)
  const short = await findOverdrawnAbsences(tx, items, counted)

  await applySettlements(
    tx,
    items.filter(({ id }) => !short.has(id)),
  )

  await markShort(tx.db, ids, [...short], dayInChina(tx.now()))
  await notifyOfRecount(tx, dayChangesOf(rows, items, counted), short)

  return { read: rows.length, counted: rows.length - short.size }
}

/**
 * Counts absences again whose calendar has changed: a year was published, imported again or edited.
 * Days return to their accounts or are taken from them. An absence for which an account has too few
 * days stays unchanged. The office and the trainee are notified once, and it is tried again every
 * time.
 */
export async function recountDays(ctx: SignedCtx): Promise<number> {
  let total = 0
  for (;;) {
    const { read, counted } = await inTransaction(ctx, recountBatch)
    total += counted
    if (read < MAX_ROWS || counted === 0) return total
  }
}
