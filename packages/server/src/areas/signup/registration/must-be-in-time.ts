import { signupErrors } from '@residency/contract/areas/signup/access'
import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { isEditable } from '../signup.policy.ts'
import type { WholeRegistration } from './registration.queries.ts'

/**
 * Why something cannot be submitted at this time: before it begins, after its end, or because the
 * office has closed the intake.
 */
export function mustBeInTime(ctx: SignedCtx, r: WholeRegistration, relations: ReadonlySet<string>) {
  if (relations.has('inWindow') || !isEditable(r.state)) return

  const until = r.state === 'returned' ? r.editUntil : r.signUpUntil
  const over = r.state === 'returned' ? signupErrors.mendingOver : signupErrors.signUpOver
  const closed = ctx.now() < until ? signupErrors.signUpStopped : over

  throw fail(ctx.now() < r.signUpFrom ? signupErrors.signUpNotYet : closed, {
    intake: labelIn(ctx.language, r.intakeName, r.intakeNameEn),
    from: minuteInChina(r.signUpFrom),
    until: minuteInChina(until),
  })
}
