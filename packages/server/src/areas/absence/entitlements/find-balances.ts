import { type Db, readEach } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { grouped } from '../../../platform/grouped.ts'
import { findAnnualFacts } from './annual.queries.ts'
import { balanceOn, judgedOn } from './balance.rules.ts'
import { findFirstDaysOfWork, findProvince, findTypeDays } from './entitlement.queries.ts'
import { nextDays } from './entitlement.rules.ts'

/** An account to compute; `startsOn` is the first day of the leave that needs it. */
export type AccountKey = { traineeId: number; typeId: number; year: number; startsOn?: string }

export const accountName = ({ traineeId, typeId, year }: AccountKey) =>
  `${traineeId} ${typeId} ${year}`

/**
 * What accounts give and have left, in the order of the input. This is the only computation of it:
 * lists, previews, submissions, decisions and corrections all call it. An account that is not
 * opened yet is computed from the table of days.
 */
export async function findBalances(db: Db, today: string, keys: readonly AccountKey[]) {
  if (keys.length === 0) return []

  const traineeIds = [...new Set(keys.map(({ traineeId }) => traineeId))]
  const typeIds = [...new Set(keys.map(({ typeId }) => typeId))]

  const [types, days, province, people, accounts] = await readEach(db, [
    () =>
      db
        .selectFrom('leaveTypes')
        .select(['id', 'isEarned', 'annualRegime'])
        .where('id', '=', anyId(typeIds))
        .execute(),
    () => findTypeDays(db, typeIds),
    () => findProvince(db),
    () => findFirstDaysOfWork(db, traineeIds),
    () => findAccounts(db, traineeIds, typeIds),
  ])

  const typeOf = new Map(types.map((type) => [type.id, type]))
  const annualOf = await findAnnualFacts(db, types, traineeIds, accounts)
  const rowsOf = grouped(days, ({ leaveTypeId }) => leaveTypeId)
  const accountOf = new Map(accounts.map((account) => [accountName(account), account]))

  return keys.map((key) => {
    const { traineeId, typeId, year } = key
    const rows = rowsOf.get(typeId) ?? []
    const worksSince = people.get(traineeId)!
    const on = judgedOn(year, today, key.startsOn)
    const account = accountOf.get(accountName(key)) ?? { adjusted: 0, usedBefore: 0, used: 0 }
    const annual = annualOf(traineeId, typeId)

    const balance = balanceOn(on, {
      isEarned: typeOf.get(typeId)!.isEarned,
      rows,
      province,
      worksSince,
      annual,
      account,
    })

    return {
      traineeId,
      typeId,
      year,
      ...balance,
      next: nextDays(rows, { province, worksSince, on, annual }),
    }
  })
}

export type Balance = Awaited<ReturnType<typeof findBalances>>[number]

async function findAccounts(db: Db, traineeIds: readonly number[], typeIds: readonly number[]) {
  const rows = await db
    .selectFrom('leaveAccounts')
    .select(['traineeId', 'leaveTypeId', 'year', 'adjusted', 'usedBefore', 'used'])
    .where('traineeId', '=', anyId(traineeIds))
    .where('leaveTypeId', '=', anyId(typeIds))
    .execute()

  return rows.map((row) => ({
    traineeId: row.traineeId,
    typeId: row.leaveTypeId,
    year: row.year,
    adjusted: Number(row.adjusted),
    usedBefore: Number(row.usedBefore),
    used: Number(row.used),
  }))
}
