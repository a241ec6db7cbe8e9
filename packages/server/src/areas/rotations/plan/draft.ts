import { kernelErrors } from '@residency/contract/kernel'
import { fail } from '../../../platform/http/fail.ts'

/** Only a draft is changed: what is or was in force stays as people saw it. */
export function mustBeDraft<P extends { publishedAt: Date | null }>(plan: P): P {
  if (plan.publishedAt !== null) throw fail(kernelErrors.actionNotNow)
  return plan
}
