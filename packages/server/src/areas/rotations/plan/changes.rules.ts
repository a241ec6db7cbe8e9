import type { BoardBlock } from '@residency/contract/areas/rotations/plan/board.contract'

type Where = Map<number, Map<number, number>>

/**
 * The department of each trainee in each month; `first` is the number of the first month of the
 * blocks' plan.
 */
export function whereabouts(blocks: readonly BoardBlock[], first: number): Where {
  const where: Where = new Map()
  for (const { traineeId, departmentId, start, months } of blocks) {
    const own = where.get(traineeId) ?? new Map<number, number>()
    where.set(traineeId, own)
    if (start !== null)
      for (let at = 0; at < months; at++) own.set(first + start + at, departmentId)
  }

  return where
}

/** From `month` on somebody is elsewhere than before, for so many months; null: nowhere. */
export type Change = {
  traineeId: number
  month: number
  months: number
  before: number | null
  after: number | null
}

/**
 * Months in which somebody is elsewhere, joined where they follow one another. Trainees of one side
 * only count as new or gone.
 */
export function changesBetween(before: Where, after: Where): Change[] {
  const changes: Change[] = []
  for (const traineeId of new Set([...before.keys(), ...after.keys()])) {
    const [old, fresh] = [
      before.get(traineeId) ?? new Map<number, number>(),
      after.get(traineeId) ?? new Map<number, number>(),
    ]

    const months = [...new Set([...old.keys(), ...fresh.keys()])].sort((a, b) => a - b)
    let last: Change | undefined

    for (const month of months) {
      const [was, is] = [old.get(month) ?? null, fresh.get(month) ?? null]
      if (was === is) continue

      if (last && last.month + last.months === month && last.before === was && last.after === is)
        last.months += 1
      else {
        last = { traineeId, month, months: 1, before: was, after: is }
        changes.push(last)
      }
    }
  }

  return changes
}

/** The most trainees of each department in one month. */
export function peaksOf(blocks: readonly BoardBlock[]): Map<number, number> {
  const here = new Map<string, number>()
  const peaks = new Map<number, number>()

  for (const { departmentId, start, months } of blocks) {
    if (start === null) continue
    for (let month = start; month < start + months; month++) {
      const count = (here.get(`${departmentId} ${month}`) ?? 0) + 1
      here.set(`${departmentId} ${month}`, count)
      peaks.set(departmentId, Math.max(peaks.get(departmentId) ?? 0, count))
    }
  }

  return peaks
}
