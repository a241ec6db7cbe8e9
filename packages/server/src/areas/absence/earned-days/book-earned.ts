import { yearOf } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { openAccounts, updateEntitled } from '../day-accounts/account.queries.ts'
import { adjustAccounts } from '../day-accounts/adjust-accounts.queries.ts'
import {
  deleteEarned,
  type EarnedRow,
  findEarned,
  findEarnedForUpdate,
  findEarnedType,
  writeEarned,
} from './earned.queries.ts'
import { accountsOf } from './earned.rules.ts'

/** Days that somebody earns on a day; 0: none, and those booked before are taken back. */
export type NewEarnedDay = {
  traineeId: number
  day: string
  days: number

  /** The last day on which they may be used. */
  endsOn: string

  /** For the history of the account. */
  reason: string
}

const keyOf = ({ traineeId, day }: { traineeId: number; day: string }) => `${traineeId} ${day}`

const byKey = (rows: readonly EarnedRow[]): ReadonlyMap<string, EarnedRow> =>
  new Map(rows.map((row) => [keyOf(row), row]))

const traineesOf = (rows: readonly NewEarnedDay[]) => [
  ...new Set(rows.map(({ traineeId }) => traineeId)),
]

type Change = Parameters<typeof adjustAccounts>[1][number]

/** Takes days out of the accounts in which they are now; used ones are missing there afterwards. */
function takeOut(before: EarnedRow, typeId: number, reason: string): Change[] {
  const { traineeId, day, endsOn, days, moved, ended } = before
  const isOfOneYear = yearOf(day) === yearOf(endsOn)

  return [
    { year: yearOf(day), days: isOfOneYear ? ended - days : moved - days },
    { year: yearOf(endsOn), days: isOfOneYear ? 0 : ended - moved },
  ]
    .filter((change) => change.days !== 0)
    .map((change) => ({ ...change, traineeId, typeId, kind: 'earned' as const, reason }))
}

/**
 * Books days that trainees earn, in the caller's transaction: each pair of trainee and day has the
 * days of the last call. Days that were used already and are taken back are missing in the account
 * until others are earned.
 */
export async function bookEarnedDays(
  tx: SignedCtx,
  earned: readonly NewEarnedDay[],
): Promise<void> {
  const { id: typeId } = await findEarnedType(tx.db)
  const today = dayInChina(tx.now())

  const isChange = (row: NewEarnedDay, before: EarnedRow | undefined) =>
    (before?.days ?? 0) !== row.days

  const seen = byKey(await findEarned(tx.db, traineesOf(earned)))
  const toChange = earned.filter((row) => isChange(row, seen.get(keyOf(row))))
  if (toChange.length === 0) return

  const rows = [...toChange, ...toChange.flatMap((row) => seen.get(keyOf(row)) ?? [])]
  const accounts = rows.flatMap((row) => accountsOf(row, typeId, today))

  await openAccounts(tx, accounts)

  const booked = byKey(await findEarnedForUpdate(tx.db, traineesOf(toChange)))
  const changed = toChange.filter((row) => isChange(row, booked.get(keyOf(row))))

  const gone = changed.filter(({ days }) => days === 0)

  const changes = changed.flatMap((row): Change[] => {
    const { traineeId, day, days, reason } = row
    const before = booked.get(keyOf(row))
    const added = { traineeId, typeId, year: yearOf(day), days, kind: 'earned' as const, reason }

    return [...(before ? takeOut(before, typeId, reason) : []), ...(days > 0 ? [added] : [])]
  })

  await deleteEarned(
    tx.db,
    gone.map((row) => booked.get(keyOf(row))!.id),
  )

  await writeEarned(
    tx.db,
    changed.filter(({ days }) => days > 0),
    tx.now(),
  )

  await adjustAccounts(tx.db, changes, tx.now())
  await updateEntitled(tx, today, accounts)
}

type CancelledDay = Pick<NewEarnedDay, 'traineeId' | 'day' | 'reason'>

/** Takes back what these trainees earned on these days, if they earned anything. */
export const takeBackEarnedDays = (tx: SignedCtx, days: readonly CancelledDay[]): Promise<void> =>
  bookEarnedDays(
    tx,
    days.map((day) => ({ ...day, days: 0, endsOn: day.day })),
  )

/** Whether the hospital gives leave for shifts: the office has not disabled the type. */
export const givesLeaveForShifts = async (tx: SignedCtx): Promise<boolean> =>
  (await findEarnedType(tx.db)).status === 1
