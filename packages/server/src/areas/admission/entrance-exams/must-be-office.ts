import { kernelErrors } from '@residency/contract/kernel'
import type { Actor } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { isExamOffice, mayMoveRegistrations } from './exams.policy.ts'

/** Refuses holders of an exam permission who are not the office. */
export function mustBeOffice(actor: Actor) {
  if (!isExamOffice(actor)) throw fail(kernelErrors.notAllowed)
}

/** Also refuses actors who may not move registrations. */
export function mustMoveRegistrations(actor: Actor) {
  if (!mayMoveRegistrations(actor)) throw fail(kernelErrors.notAllowed)
}
