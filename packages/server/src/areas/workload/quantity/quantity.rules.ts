import { percentOfRequired } from '@residency/contract/areas/workload/quantity/percent.public'
import { daysIn } from '@residency/contract/kernel/day'

/** One requirement with what a trainee has of it. */
export type Count = { required: number; entered: number; passed: number }
export type Sums = { required: number; entered: number; passed: number; percent: number | null }

/**
 * Σ min(done, required) over Σ required (domain rule of quantity), in percent rounded down: nobody
 * is done with something missing.
 */
export function sumsOf(counts: readonly Count[]): Sums {
  const sum = (of: (count: Count) => number) =>
    counts.reduce((total, count) => total + of(count), 0)
  const required = sum((count) => count.required)
  const passed = sum((count) => Math.min(count.passed, count.required))
  const entered = sum((count) => Math.min(count.entered, count.required))

  return {
    required,
    entered,
    passed,
    percent: percentOfRequired(passed, required),
  }
}

/**
 * What will be missing of a requirement when the last stay of its row ends, if the trainee
 * continues at the pace so far: entered cases by the days of the row's stays that are over. Null
 * while none of its days is over, and once all are: then no days are left.
 */
export function forecastOf(
  { required, entered }: Count,
  stays: readonly { startsOn: string; endsOn: string }[],
  today: string,
): number | null {
  const all = stays.reduce(
    (sum, { startsOn, endsOn }) => sum + Math.max(0, daysIn(startsOn, endsOn)),
    0,
  )

  const over = stays.reduce(
    (sum, { startsOn, endsOn }) =>
      sum + Math.max(0, daysIn(startsOn, endsOn < today ? endsOn : today)),
    0,
  )

  if (over === 0 || stays.every(({ endsOn }) => endsOn < today)) return null

  return Math.max(0, required - Math.floor((entered * all) / over))
}
