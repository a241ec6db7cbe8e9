import { signupErrors } from '@residency/contract/areas/signup/errors'
import { violatedConstraint } from '../../platform/db/pool.ts'
import { fail } from '../../platform/http/fail.ts'

/** Runs a write of a sign-up that is handed in; a card that another one of the intake has is told. */
export async function tellingTakenCard<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (e) {
    throw violatedConstraint(e) === 'registrations_card' ? fail(signupErrors.cardTaken) : e
  }
}
