import { awardApplicationErrors as errors } from '@residency/contract/areas/awards/applications/access'
import { labelIn } from '@residency/contract/kernel'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { ApplicationRow } from './application.queries.ts'
import { refusedGrants } from './grant.rules.ts'
import { findUsage, lockLimitsOf } from './limit-usage.queries.ts'

/**
 * Why some of these applications cannot be granted together, with the figures. Locks their limits
 * until the transaction ends.
 */
export async function grantObstacles(
  tx: SignedCtx,
  rows: readonly ApplicationRow[],
): Promise<ReadonlyMap<number, Obstacle>> {
  const ids = rows.map(({ id }) => id)
  await lockLimitsOf(tx.db, ids)

  const refused = refusedGrants(await findUsage(tx.db, ids))
  const rowById = new Map(rows.map((row) => [row.id, row]))

  return new Map(
    [...refused].map(([id, { why, ...figures }]) => {
      const row = rowById.get(id)!
      const kind = labelIn(tx.language, row.kind, row.kindEn)
      const base = labelIn(tx.language, row.base ?? '', row.baseEn)

      return [
        id,
        { def: errors[why], data: { ...figures, kind, base, year: row.year, name: row.name } },
      ]
    }),
  )
}
