import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { type ApprovedDays, recordAbsences, removeAbsences } from '../../rotations/rotations.public.ts'
import { shiftEnds } from '../../students/students.public.ts'
import type { Span } from '../types/days.rules.ts'
import { findExtensions } from './find-extensions.ts'
import { holdsDays, isInTimetable } from './leave.policy.ts'
import { wholeDaysOf } from './parts.rules.ts'
import { changeAccounts, findSettled, writeDays, writeExtensions, type YearOfAbsence } from './settle.queries.ts'

/** An absence as it is to count: in the account of its type, in the timetable, and for the end of the training. */
export type Settlement = {
  id: number
  traineeId: number
  /** Null for absences without an account. */
  typeId: number | null
  /** What the timetable says. */
  title: string
  state: string
  span: Span
  years: readonly YearOfAbsence[]
  extensionDays: number
}

/**
 * Brings accounts, timetable and planned ends in line with the state of absences, in a fixed number of statements; the same again changes
 * nothing. Days that are taken elsewhere, or more than an account has, violate constraints, which the caller explains.
 */
export async function settle(tx: SignedCtx, items: readonly Settlement[]) {
  if (items.length === 0) return
  const before = new Map(
    (
      await findSettled(
        tx.db,
        items.map(({ id }) => id),
      )
    ).map((one) => [one.id, one]),
  )
  const changes = items.flatMap(({ id, traineeId, typeId, state, years }) => {
    if (typeId === null) return []
    const held = (before.get(id)?.years ?? [])
      .filter(({ isHeld }) => isHeld)
      .map(({ year, days }) => ({ traineeId, typeId, year, days: -days }))
    return [...held, ...(holdsDays(state) ? years.map(({ year, days }) => ({ traineeId, typeId, year, days })) : [])]
  })
  await changeAccounts(tx.db, changes, tx.now())
  await writeDays(
    tx.db,
    items.map(({ id, state, typeId, years }) => ({ id, years, isHeld: typeId !== null && holdsDays(state) })),
  )
  const stands = items.map((item) => [item, isInTimetable(item.state) ? wholeDaysOf(item.span) : null] as const)
  await removeAbsences(
    tx,
    stands.filter(([, days]) => days === null).map(([{ id }]) => id),
  )
  await recordAbsences(
    tx,
    stands.flatMap(([{ id, traineeId, title }, days]): ApprovedDays[] =>
      days ? [{ absenceId: id, traineeId, ...days, reason: title }] : [],
    ),
  )
  const own = items.map(({ id, traineeId, extensionDays }) => ({ id, traineeId, extensionDays, was: before.get(id)?.extensionDays ?? 0 }))
  const overLimit = new Map((await findExtensions(tx.db, items)).map((one) => [one.id, one]))
  const wanted = [...own.filter(({ id }) => !overLimit.has(id)), ...overLimit.values()].map((one) => ({
    ...one,
    days: one.extensionDays - one.was,
  }))
  await writeExtensions(tx.db, wanted)
  await shiftEnds(
    tx,
    wanted.filter(({ days }) => days !== 0),
  )
}
