import { kernelErrors } from '@residency/contract/kernel'
import type { Actor } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { isExamOffice, mayMoveRegistrations } from './exams.policy.ts'

/** Stops whoever holds a permission of exams without being the office. */
export function mustBeOffice(actor: Actor) {
  if (!isExamOffice(actor)) throw fail(kernelErrors.notAllowed)
}
/** Stops whoever may not take sign-ups further as well. */
export function mustMoveRegistrations(actor: Actor) {
  if (!mayMoveRegistrations(actor)) throw fail(kernelErrors.notAllowed)
}
