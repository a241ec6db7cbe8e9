import { kernelErrors } from '@residency/contract/kernel'
import { fail } from '../../../platform/http/fail.ts'

/** Only a draft is changed: what is or was in force stays as people saw it. */
export function mustBeDraft<P extends { published_at: Date | null }>(plan: P): P {
  if (plan.published_at !== null) throw fail(kernelErrors.actionNotNow)
  return plan
}
