import type { Regime } from '@residency/contract/areas/duty/limits/regime.contract'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { maxHoursOf } from './limits.rules.ts'

export const findRegime = (db: Db) =>
  db.selectFrom('dutyRegime').selectAll().executeTakeFirstOrThrow()

const findRegimeForUpdate = (db: Db) =>
  db.selectFrom('dutyRegime').selectAll().forUpdate().executeTakeFirst()

/** Which limits of working hours count. */
export async function getRegime(ctx: SignedCtx) {
  const stored = await findRegime(ctx.db)
  const { id: _id, updatedAt: _updatedAt, ...regime } = stored

  return { ...regime, most: maxHoursOf(stored) }
}

/** Chooses the limits; weeks that are confirmed are judged by them as well. */
export const setRegime = (ctx: SignedCtx, { version, ...limits }: Regime) =>
  inTransaction(ctx, async (tx) => {
    const {
      id,
      updatedAt: _updatedAt,
      ...before
    } = mustMatchVersion(await findRegimeForUpdate(tx.db), version)

    const next = await changeRecord(
      tx,
      'dutyRegime',
      { id, version: before.version },
      {
        columns: limits,
        action: 'duty.hours.regime',
        entity: 'dutyRegime',
        detail: { before, after: limits },
      },
    )

    return { version: next }
  })
