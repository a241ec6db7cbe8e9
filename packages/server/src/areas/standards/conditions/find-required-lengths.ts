import type { Db } from '../../../platform/db/connect/pool.ts'
import { findConditionsOf } from './condition.queries.ts'
import { conditionOf, type Training } from './required-length.rules.ts'

/**
 * What the conditions ask for of each training, in the order given: its months and where that is
 * written; null: nothing.
 */
export async function findRequiredLengths(
  db: Db,
  trainings: readonly { majorId: number; degreeKind: string; education: string | null }[],
): Promise<({ lengthMonths: number; source: string } | null)[]> {
  const known = trainings.filter(({ education }) => education !== null)
  if (known.length === 0) return trainings.map(() => null)

  const conditions = await findConditionsOf(db, [...new Set(known.map(({ majorId }) => majorId))])

  return trainings.map((training) => {
    const condition =
      training.education === null ? null : conditionOf(conditions, training as Training)
    return condition && { lengthMonths: condition.lengthMonths, source: condition.source }
  })
}
