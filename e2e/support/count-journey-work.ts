import { test } from '@playwright/test'
import { countWork, type Work } from '../../packages/server/src/testing/count-work.ts'

/**
 * The journey that runs; undefined before the first one, when the product for all of them starts.
 */
function runningJourney() {
  try {
    return test.info()
  } catch {
    return undefined
  }
}

/**
 * Notes work of the running journey for the budget of counts. A second try is not counted: it is a
 * defect, not a cost.
 */
export function countJourneyWork(work: Work): void {
  const journey = runningJourney()
  if (!journey?.retry) countWork(work, journey?.file ?? `${import.meta.dirname}/global-setup.ts`)
}
