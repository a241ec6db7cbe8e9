import { balanceWords } from '@residency/contract/areas/absence/balances/text'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { dayInChina } from '../../../platform/clock.ts'
import { grouped } from '../../../platform/grouped.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { idsOf } from '../../../platform/ids-of.ts'
import { notify } from '../../messages/messages.public.ts'
import { openAccounts, updateEntitled } from '../day-accounts/account.queries.ts'
import { adjustAccounts } from '../day-accounts/adjust-accounts.queries.ts'
import { totalOf } from '../day-accounts/days.rules.ts'
import {
  type EarnedRow,
  findEarned,
  findEarnedForUpdate,
  findEarnedType,
  findTraineesToSettle,
  findUses,
  markWarned,
  warnedUntil,
  writeSettled,
} from './earned.queries.ts'
import { accountsOf, settleEarned, type Use, unusedOfEach } from './earned.rules.ts'
import { earnedNotices } from './earned-notices.seed.ts'

/** Locks the accounts of these days, as all writers of accounts do, and answers which they are. */
async function lockAccounts(tx: SignedCtx, typeId: number, traineeIds: readonly number[]) {
  const earned = await findEarned(tx.db, traineeIds)
  const accounts = earned.flatMap((row) => accountsOf(row, typeId, dayInChina(tx.now())))

  await openAccounts(tx, accounts)

  return accounts
}

type Facts = { earned: readonly EarnedRow[]; uses: readonly Use[] }

/** Days that end soon and are not used, of which the trainee does not know yet. */
function toWarn({ earned, uses }: Facts, today: string) {
  const unused = unusedOfEach(earned, uses)

  return earned
    .filter(({ warnedAt, endsOn }) => warnedAt === null && endsOn >= today)
    .filter(({ endsOn }) => endsOn <= warnedUntil(today))
    .map((row) => ({ ...row, days: unused.get(row.id)! - row.ended }))
    .filter(({ days }) => days > 0)
}

/** Warns trainees of days that end soon, each of a day once. */
async function warn(tx: SignedCtx, facts: readonly Facts[]): Promise<void> {
  const today = dayInChina(tx.now())
  const ending = facts.map((one) => toWarn(one, today)).filter((rows) => rows.length > 0)
  if (ending.length === 0) return

  await notify(
    tx,
    earnedNotices.ending,
    ending.map((rows) => ({
      userId: rows[0]!.userId,
      values: {
        days: String(totalOf(rows)),
        day: rows.map(({ endsOn }) => endsOn).sort()[0]!,
      },
      path: '/daily/leave',
    })),
  )

  await markWarned(tx.db, idsOf(ending.flat()), tx.now())
}

/**
 * Carries earned days into the account of the year in which they end, ends those that nobody used
 * in time, and warns of those that end soon.
 */
export const settleEarnedDays = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const today = dayInChina(tx.now())
    const type = await findEarnedType(tx.db)
    const traineeIds = type ? await findTraineesToSettle(tx.db, today) : []
    if (!type || traineeIds.length === 0) return 0

    const accounts = await lockAccounts(tx, type.id, traineeIds)
    const balances = await updateEntitled(tx, today, accounts)
    const earned = await findEarnedForUpdate(tx.db, traineeIds)
    const usesOf = grouped(await findUses(tx.db, traineeIds), ({ traineeId }) => traineeId)

    const facts = [...grouped(earned, ({ traineeId }) => traineeId)].map(([traineeId, rows]) => ({
      traineeId,
      earned: rows,
      uses: usesOf.get(traineeId) ?? [],
    }))

    const settled = facts.map(({ traineeId, earned: rows, uses }) => ({
      traineeId,
      ...settleEarned(rows, uses, {
        today,
        leftOf: (year) =>
          balances.find((one) => one.traineeId === traineeId && one.year === year)?.left ?? 0,
      }),
    }))

    const words = balanceWords[tx.language]
    const reasons = { earnedMoved: words.earnedMovedReason, earnedEnded: words.earnedEndedReason }

    const changes = settled.flatMap(({ traineeId, changes: ofTrainee }) =>
      ofTrainee.map(({ endsOn, ...change }) => ({
        ...change,
        traineeId,
        typeId: type.id,
        reason: fillSentence(reasons[change.kind], { until: endsOn }),
      })),
    )

    await adjustAccounts(tx.db, changes, tx.now())
    await writeSettled(
      tx.db,
      settled.flatMap(({ earned: rows }) => rows),
      tx.now(),
    )
    await updateEntitled(tx, today, accounts)
    await warn(tx, facts)

    return changes.length
  })
