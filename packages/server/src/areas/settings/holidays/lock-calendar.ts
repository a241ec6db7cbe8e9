import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { changedMeanwhile } from '../../../platform/http/fail.ts'
import { lockYear } from './holiday.queries.ts'

export type Version = { version?: number | undefined }

/** Holds the year for this transaction; whoever read an older one is told. */
export async function lockCalendar(tx: SignedCtx, year: number, { version }: Version) {
  const row = await lockYear(tx.db, year, tx.now())
  if (version !== undefined && version !== row.version) throw changedMeanwhile()
}
