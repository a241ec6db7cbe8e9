import type { Db } from '../../../platform/db/pool.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { changedMeanwhile } from '../../../platform/http/fail.ts'
import { findYearsNamedBy, lockYear, touchYears } from './holiday.queries.ts'

export type Version = { version: number }

/** Holds the year for this transaction; whoever read an older one is told. */
export async function lockCalendar(tx: SignedCtx, year: number, { version }: Version) {
  const row = await lockYear(tx.db, year, tx.now())
  if (version !== row.version) throw changedMeanwhile()
}

/** Changes what is published for a year; neighbours whose days go or come with it count as changed too. */
export async function changingPaper(db: Db, year: number, now: Date, change: () => Promise<unknown>) {
  const before = await findYearsNamedBy(db, year)
  await change()
  const touched = new Set([...before, ...(await findYearsNamedBy(db, year))])
  touched.delete(year) // its own version is the caller's
  await touchYears(db, [...touched], now)
}
