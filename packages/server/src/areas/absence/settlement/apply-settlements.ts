import type { LeaveState } from '@residency/contract/areas/absence/leave/leave.flow'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import {
  type ApprovedDays,
  recordAbsences,
  removeAbsences,
} from '../../rotations/rotations.public.ts'
import { shiftEnds } from '../../trainees/trainees.public.ts'
import { changeAccounts } from '../day-accounts/change-accounts.ts'
import type { Count, Span } from '../day-accounts/days.rules.ts'
import { holdsDays, isInTimetable } from '../leave/leave.policy.ts'
import { wholeDaysOf } from '../leave/parts.rules.ts'
import { findExtensions } from './find-extensions.ts'
import { findCountedAbsences, writeExtensions } from './settlement.queries.ts'
import { writeDays } from './write-days.ts'

/**
 * An absence as it is to count: in the account of its type, in the timetable, and for the end of
 * the training.
 */
export type Settlement = {
  id: number
  traineeId: number

  /** Null for absences without an account. */
  typeId: number | null

  /** The title in the timetable. */
  title: string
  state: LeaveState
  span: Span
  count: Count
}

/**
 * Brings accounts, timetable and planned ends in line with the state of absences, in a fixed number
 * of statements; the same again changes nothing. Days that are taken elsewhere, or more than an
 * account has, violate constraints, which the caller explains.
 */
export async function applySettlements(tx: SignedCtx, items: readonly Settlement[]) {
  if (items.length === 0) return

  const before = new Map(
    (
      await findCountedAbsences(
        tx.db,
        items.map(({ id }) => id),
      )
    ).map((item) => [item.id, item]),
  )

  const changes = items.flatMap(({ id, traineeId, typeId, state, span, count }) => {
    if (typeId === null) return []

    const account = { traineeId, typeId, startsOn: span.startsOn }
    const was = before.get(id)
    const returned = was?.isHeld
      ? was.count.years.map(({ year, days }) => ({ ...account, year, days: -days }))
      : []
    const taken = holdsDays(state)
      ? count.years.map(({ year, days }) => ({ ...account, year, days }))
      : []

    return [...returned, ...taken]
  })

  await changeAccounts(tx, changes)

  await writeDays(
    tx.db,
    items.map(({ id, state, typeId, count }) => ({
      id,
      count,
      isHeld: typeId !== null && holdsDays(state),
    })),
  )

  const wholeDays = items.map(
    (item) => [item, isInTimetable(item.state) ? wholeDaysOf(item.span) : null] as const,
  )

  await removeAbsences(
    tx,
    wholeDays.filter(([, days]) => days === null).map(([{ id }]) => id),
  )

  await recordAbsences(
    tx,
    wholeDays.flatMap(([{ id, traineeId, title }, days]): ApprovedDays[] =>
      days ? [{ absenceId: id, traineeId, ...days, reason: title }] : [],
    ),
  )

  const extensions = await findExtensions(tx.db, items)
  const prolonging = new Set(extensions.map(({ id }) => id))
  const others = items.filter(({ id }) => !prolonging.has(id))

  const unmoved = others.map(({ id, traineeId }) => ({
    id,
    traineeId,
    was: before.get(id)?.extensionDays ?? 0,
    extensionDays: 0,
  }))

  const shifts = [...unmoved, ...extensions].map((item) => ({
    ...item,
    days: item.extensionDays - item.was,
  }))

  await writeExtensions(tx.db, shifts)

  await shiftEnds(
    tx,
    shifts.filter(({ days }) => days !== 0),
  )
}
