import type { Instance } from '../instances/instance.ts'

/** A department with fewer trainees in a month than it needs. */
export type Shortage = { department: string; month: number; missing: number }

/** The trainees that a department needs in a month. */
const leastIn = (least: number | number[] | undefined, month: number) =>
  (typeof least === 'number' ? least : least?.[month]) ?? 0

/**
 * Trainees that departments need, at `department * horizon + month`; null where no department does.
 * @param numbers of the departments
 */
export function leastOf(
  instance: Instance,
  numbers: ReadonlyMap<string, number>,
  horizon: number,
): Int16Array | null {
  const needing = (instance.departments ?? []).filter(({ least }) => least !== undefined)
  const needed = new Int16Array(numbers.size * horizon)

  for (const { id, least } of needing)
    for (let month = 0; month < horizon; month++)
      needed[numbers.get(id)! * horizon + month] = leastIn(least, month)

  return needed.some((count) => count > 0) ? needed : null
}

/** The trainees that are missing in all departments and months. */
export function shortIn(least: Int16Array | null, taken: Int16Array): number {
  let short = 0
  if (least) for (const [at, needed] of least.entries()) short += Math.max(0, needed - taken[at]!)

  return short
}

/** The instance in which no department needs more trainees in a month than it has with these shortages. */
export function withShortages(instance: Instance, shortages: readonly Shortage[]): Instance {
  if (shortages.length === 0) return instance

  const horizon = instance.horizon ?? instance.length ?? 0
  const missing = new Map(
    shortages.map((shortage) => [`${shortage.month} ${shortage.department}`, shortage.missing]),
  )

  const departments = (instance.departments ?? []).map((department) =>
    department.least === undefined
      ? department
      : {
          ...department,
          least: Array.from(
            { length: horizon },
            (_, month) =>
              leastIn(department.least, month) - (missing.get(`${month} ${department.id}`) ?? 0),
          ),
        },
  )

  return { ...instance, departments }
}

/** The instance in which no department needs anybody; the same one where none does. */
export function withoutLeast(instance: Instance): Instance {
  const { departments } = instance
  if (!departments?.some(({ least }) => least !== undefined)) return instance

  return { ...instance, departments: departments.map(({ least: _, ...department }) => department) }
}
