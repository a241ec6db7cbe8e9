import type { Db } from '../../../platform/db/pool.ts'
import { conditionOf, type Training } from './asked-length.rules.ts'
import { findConditionsOf } from './condition.queries.ts'

/**
 * What the conditions ask for of each training, in the order given: its months and where that is
 * written; null: nothing.
 */
export async function findAskedLengths(
  db: Db,
  trainings: readonly { majorId: number; degreeKind: string; education: string | null }[],
): Promise<({ lengthMonths: number; source: string } | null)[]> {
  const known = trainings.filter(({ education }) => education !== null)
  if (known.length === 0) return trainings.map(() => null)

  const conditions = await findConditionsOf(db, [...new Set(known.map(({ majorId }) => majorId))])

  return trainings.map((training) => {
    const one = training.education === null ? null : conditionOf(conditions, training as Training)
    return one && { lengthMonths: one.lengthMonths, source: one.source }
  })
}
