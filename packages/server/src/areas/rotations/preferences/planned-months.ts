import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPlannedMonths, type PreferenceRow } from './preference.queries.ts'

type Subject = Pick<PreferenceRow, 'planId' | 'traineeId' | 'departmentId' | 'nextId'>

/** Where the departments of preferences are planned: why each is met, or is not. */
export async function readPlannedMonths(db: Db, preferences: readonly Subject[]) {
  const rows = await findPlannedMonths(
    db,
    [...new Set(preferences.map(({ planId }) => planId))],
    [...new Set(preferences.map(({ traineeId }) => traineeId))],
  )

  const byPlace = new Map(
    rows.map(({ planId, traineeId, departmentId, months }) => [
      `${planId} ${traineeId} ${departmentId}`,
      months,
    ]),
  )

  return ({ planId, traineeId, departmentId, nextId }: Subject) => {
    const monthsIn = (id: number | null) => byPlace.get(`${planId} ${traineeId} ${id}`) ?? []

    return { planned: monthsIn(departmentId), nextPlanned: nextId === null ? [] : monthsIn(nextId) }
  }
}
