import { MAX_CASES } from '@residency/contract/areas/workload/entries/entry.contract'

/** Cases with a number or a patient of their own that one form logs, each as one entry. */
export const MAX_ONE_BY_ONE = 50

type CountFault = {
  text: 'countWhole' | 'countTooLarge' | 'countOfPatient'
  data: { most: number }
}

/** Why a number of cases cannot be logged; null if it can. */
export function faultOfCount(typed: unknown, hasPatient: boolean): CountFault | null {
  if (!Number.isInteger(typed) || Number(typed) < 1)
    return { text: 'countWhole', data: { most: MAX_CASES } }
  if (Number(typed) > MAX_CASES) return { text: 'countTooLarge', data: { most: MAX_CASES } }
  if (hasPatient && Number(typed) > MAX_ONE_BY_ONE)
    return { text: 'countOfPatient', data: { most: MAX_ONE_BY_ONE } }

  return null
}

/** How many cases some entries are. */
export const casesOf = (entries: readonly { count: number }[]) =>
  entries.reduce((sum, { count }) => sum + count, 0)
