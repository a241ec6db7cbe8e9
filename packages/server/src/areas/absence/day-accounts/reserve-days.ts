import { labelIn } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findLeaveType } from '../entitlements/entitlement.queries.ts'
import { addUsed, openAccounts, updateEntitled, type YearDays } from './account.queries.ts'
import type { Count } from './days.rules.ts'
import { daysShort } from './days-short.ts'
import { findHeldDays } from './held-days.ts'

type Leave = {
  traineeId: number
  typeId: number
  startsOn: string
  count: { dates: Count['dates']; years: readonly YearDays[] }
}

/**
 * Takes the days of a leave from its accounts in the caller's transaction, each year from its own.
 * Refuses with what is left and when new days come. A year of which no day counts yet has its
 * account opened too, for when its holidays are published.
 */
export async function reserveDays(tx: SignedCtx, { traineeId, typeId, startsOn, count }: Leave) {
  const { dates, years } = count
  if (years.length === 0) return

  const type = found(await findLeaveType(tx.db, typeId))
  const keys = years.map(({ year, days }) => ({ traineeId, typeId, year, days, startsOn }))

  await openAccounts(tx, keys)

  const balances = await updateEntitled(tx, dayInChina(tx.now()), keys)
  const heldDays = await findHeldDays(tx.db, { traineeId, typeId, dates }, dayInChina(tx.now()))

  const short = daysShort(labelIn(tx.language, type.name, type.nameEn), years, balances, heldDays)

  if (short) throw fail(short.def, short.data)

  await addUsed(tx, keys)
}
