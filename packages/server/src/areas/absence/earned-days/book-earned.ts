import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { openAccounts, updateEntitled } from '../day-accounts/account.queries.ts'
import { adjustAccounts } from '../day-accounts/adjust-accounts.queries.ts'
import { yearOf } from '../day-accounts/days.rules.ts'
import {
  type EarnedRow,
  findEarned,
  findEarnedForUpdate,
  findEarnedType,
  writeEarned,
} from './earned.queries.ts'
import { accountsOf } from './earned.rules.ts'

/** Days that somebody earns on a day; 0: none, and those booked before are taken back. */
export type NewEarned = {
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

const traineesOf = (rows: readonly NewEarned[]) => [
  ...new Set(rows.map(({ traineeId }) => traineeId)),
]

/** Whether the days of a day are others than before; those that are over stay as they are. */
const isChange = (row: NewEarned, before: EarnedRow | undefined): boolean =>
  !before?.isOver && (before?.days ?? 0) !== row.days

/** The account in which days are now. */
const yearOfAccount = ({ day, endsOn }: NewEarned, before: EarnedRow | undefined) =>
  before && before.moved > 0 ? yearOf(endsOn) : yearOf(day)

/**
 * Books days that trainees earn, in the caller's transaction: each pair of trainee and day has the
 * days of the last call. Days that were used already and are taken back are missing in the account
 * until others are earned. Days that are over stay as they are. Answers false while the office has
 * disabled the type of leave: nothing is booked.
 */
export async function bookEarnedDays(
  tx: SignedCtx,
  earned: readonly NewEarned[],
): Promise<boolean> {
  const type = await findEarnedType(tx.db)
  if (!type) return false

  const seen = byKey(await findEarned(tx.db, traineesOf(earned)))
  const toChange = earned.filter((row) => isChange(row, seen.get(keyOf(row))))
  if (toChange.length === 0) return true

  const accounts = toChange.flatMap((row) => accountsOf(row, type.id, dayInChina(tx.now())))

  await openAccounts(tx, accounts)

  const booked = byKey(await findEarnedForUpdate(tx.db, traineesOf(toChange)))
  const changed = toChange.filter((row) => isChange(row, booked.get(keyOf(row))))

  await writeEarned(tx.db, changed, tx.now())

  await adjustAccounts(
    tx.db,
    changed.map((row) => {
      const before = booked.get(keyOf(row))

      return {
        traineeId: row.traineeId,
        typeId: type.id,
        year: yearOfAccount(row, before),
        days: row.days - (before?.days ?? 0),
        kind: 'earned' as const,
        reason: row.reason,
      }
    }),
    tx.now(),
  )

  await updateEntitled(tx, dayInChina(tx.now()), accounts)

  return true
}
