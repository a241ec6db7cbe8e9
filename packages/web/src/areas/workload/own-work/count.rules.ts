import { MOST_CASES } from '@residency/contract/areas/workload/entries/entry.contract'

/** Cases with a number or a patient of their own that one form logs, each as one entry. */
export const MOST_ONE_BY_ONE = 50

type CountFault = {
  text: 'countWhole' | 'countTooLarge' | 'countOfPatient'
  data: { most: number }
}

/** Why a number of cases cannot be logged; null if it can. */
export function faultOfCount(typed: unknown, hasPatient: boolean): CountFault | null {
  if (!Number.isInteger(typed) || Number(typed) < 1)
    return { text: 'countWhole', data: { most: MOST_CASES } }
  if (Number(typed) > MOST_CASES) return { text: 'countTooLarge', data: { most: MOST_CASES } }
  if (hasPatient && Number(typed) > MOST_ONE_BY_ONE)
    return { text: 'countOfPatient', data: { most: MOST_ONE_BY_ONE } }

  return null
}

/** How many cases some entries are. */
export const casesOf = (entries: readonly { count: number }[]) =>
  entries.reduce((sum, { count }) => sum + count, 0)
