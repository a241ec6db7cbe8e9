import { balanceWords } from '@residency/contract/areas/absence/balances/text'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { dayInChina } from '../../../platform/clock.ts'
import { grouped, idsOf } from '../../../platform/grouped.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { openAccounts, updateEntitled } from '../day-accounts/account.queries.ts'
import { adjustAccounts } from '../day-accounts/adjust-accounts.queries.ts'
import { totalOf } from '../day-accounts/days.rules.ts'
import { type AccountKey, findBalances } from '../entitlements/find-balances.ts'
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
import { accountsOf, type EarnedFacts, leftOfEach, settleEarned } from './earned.rules.ts'
import { earnedNotices } from './earned-notices.seed.ts'

/** Locks the accounts of these days, as all writers of accounts do, and answers which they are. */
async function lockAccounts(tx: SignedCtx, typeId: number, traineeIds: readonly number[]) {
  const earned = await findEarned(tx.db, traineeIds)
  const accounts = earned.flatMap((row) => accountsOf(row, typeId, dayInChina(tx.now())))

  await openAccounts(tx, accounts)

  return accounts
}

type Facts = Omit<EarnedFacts, 'earned'> & { traineeId: number; earned: readonly EarnedRow[] }

/** Days that end soon and are left, where the trainee does not know of some of them yet. */
function toWarn(facts: Facts, today: string) {
  const left = leftOfEach(facts)

  const ending = facts.earned
    .filter(({ endsOn }) => today <= endsOn && endsOn <= warnedUntil(today))
    .map((row) => ({ ...row, days: left.get(row.id) ?? 0 }))
    .filter(({ days }) => days > 0)

  return ending.some(({ warnedAt }) => warnedAt === null) ? ending : []
}

/** Warns trainees of days that end soon, each of a day once. */
async function warn(tx: SignedCtx, facts: readonly Facts[]): Promise<void> {
  const today = dayInChina(tx.now())
  const ending = facts
    .map((ofTrainee) => toWarn(ofTrainee, today))
    .filter((rows) => rows.length > 0)
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

/** What is known of the days of these trainees, whose accounts are locked. */
async function readFacts(
  tx: SignedCtx,
  traineeIds: readonly number[],
  accounts: readonly AccountKey[],
): Promise<Facts[]> {
  const balances = await findBalances(tx.db, dayInChina(tx.now()), accounts)
  const leftOf = new Map(
    balances.map((balance) => [`${balance.traineeId} ${balance.year}`, balance.left ?? 0]),
  )
  const earned = await findEarnedForUpdate(tx.db, traineeIds)
  const usesOf = grouped(await findUses(tx.db, traineeIds), ({ traineeId }) => traineeId)

  return [...grouped(earned, ({ traineeId }) => traineeId)].map(([traineeId, rows]) => ({
    traineeId,
    earned: rows,
    uses: usesOf.get(traineeId) ?? [],
    leftOf: (year) => leftOf.get(`${traineeId} ${year}`) ?? 0,
  }))
}

/**
 * Carries earned days into the account of the year in which they end, ends those that nobody used
 * in time, and warns of those that end soon.
 */
export const settleEarnedDays = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const today = dayInChina(tx.now())
    const { id: typeId } = await findEarnedType(tx.db)
    const traineeIds = await findTraineesToSettle(tx.db, today)
    if (traineeIds.length === 0) return 0

    const accounts = await lockAccounts(tx, typeId, traineeIds)
    const facts = await readFacts(tx, traineeIds, accounts)
    const settled = facts.map((ofTrainee) => ({ ...ofTrainee, ...settleEarned(ofTrainee, today) }))

    const words = balanceWords[tx.language]
    const reasons = { earnedMoved: words.earnedMovedReason, earnedEnded: words.earnedEndedReason }

    const changes = settled.flatMap(({ traineeId, changes: ofTrainee }) =>
      ofTrainee.map(({ endsOn, ...change }) => ({
        ...change,
        traineeId,
        typeId,
        reason: fillSentence(reasons[change.kind], { until: endsOn }),
      })),
    )

    const isChanged = settled.some(({ earned }) => earned.length > 0)

    if (isChanged) {
      await adjustAccounts(tx.db, changes, tx.now())
      await writeSettled(
        tx.db,
        settled.flatMap(({ earned }) => earned),
        tx.now(),
      )
      await updateEntitled(tx, today, accounts)
    }

    await warn(tx, isChanged ? await readFacts(tx, traineeIds, accounts) : facts)

    return changes.length
  })
