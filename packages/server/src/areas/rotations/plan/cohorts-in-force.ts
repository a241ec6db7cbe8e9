import { monthNumber } from '@residency/contract/kernel/day'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { monthLeft } from './months.rules.ts'
import { findCohortsInForce } from './plan.queries.ts'

/** Months of the longest timetable. */
const MAX_MONTHS = 60
type Draft = { baseId: number; startsOn: string; months: number; cohortIds: number[] }

/**
 * A draft with the cohorts of the plan in force that continue in its months: a base has one
 * timetable, and the next edition holds everybody, to the end of what is planned for them. A person
 * left out would stay in departments without any plan.
 */
export async function withCohortsInForce<D extends Draft>(db: Db, draft: D): Promise<D> {
  const goOn = await findCohortsInForce(db, draft.baseId, draft.startsOn)
  const last = Math.max(...goOn.map((cohort) => monthLeft(cohort.endsOn)), 0)
  const months = Math.min(MAX_MONTHS, Math.max(draft.months, last - monthNumber(draft.startsOn)))

  return {
    ...draft,
    months,
    cohortIds: [...new Set([...draft.cohortIds, ...goOn.map((cohort) => cohort.cohortId)])],
  }
}
