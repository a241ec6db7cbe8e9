import * as health from '@residency/contract/areas/accounts/health/health.contract'
import { accountsWords } from '@residency/contract/areas/accounts/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { getHealth, listUnexpectedErrors } from './get-health.ts'
import { sendTest } from './send-test.ts'

/** The page of the system's health. */
export function healthRoutes(binder: Binder) {
  const bind = binder(accountsWords)

  bind(health.getHealth, getHealth)
  bind(health.listUnexpectedErrors, listUnexpectedErrors)
  bind(health.sendHealthTest, sendTest)
}
