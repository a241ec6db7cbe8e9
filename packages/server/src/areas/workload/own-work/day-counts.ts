import { entryErrors as errors } from '@residency/contract/areas/workload/entries/access'
import { MAX_CASES } from '@residency/contract/areas/workload/entries/entry.contract'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import type { DayCount } from './work-facts.queries.ts'

type ItemDay = Pick<DayCount, 'caseDay' | 'kind' | 'item'>
const keyOf = ({ caseDay, kind, item }: ItemDay) => JSON.stringify([caseDay, kind, item])

/**
 * How many cases of each item a trainee has on each day, with those that are about to be written.
 */
export class DayCounts {
  readonly #cases = new Map<string, number>()

  constructor(before: readonly DayCount[]) {
    for (const dayCount of before) this.add(dayCount)
  }

  of = (itemDay: ItemDay) => this.#cases.get(keyOf(itemDay)) ?? 0
  add = (dayCount: DayCount) =>
    void this.#cases.set(keyOf(dayCount), this.of(dayCount) + dayCount.cases)

  /** A case with a number of its own is one entry, and an item has at most MAX_CASES a day. */
  obstacleTo(dayCount: DayCount, isNumbered: boolean): Obstacle | null {
    if (dayCount.cases > 1 && isNumbered) return { def: errors.countOfNumbered }

    const counted = this.of(dayCount)
    if (counted + dayCount.cases <= MAX_CASES) return null

    const left = Math.max(0, MAX_CASES - counted)

    return {
      def: errors.countTooLarge,
      data: { most: MAX_CASES, item: dayCount.item, day: dayCount.caseDay, counted, left },
    }
  }
}
