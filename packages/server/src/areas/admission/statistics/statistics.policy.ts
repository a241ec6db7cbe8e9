import { signupPermissions } from '@residency/contract/areas/signup/access'
import { isOffice, type Reader } from '../../../platform/reader.ts'

/** The office counts everybody; a base those whose first choice is one of its own. */
export const countedFor = (
  actor: Reader,
): { kind: 'all' } | { kind: 'bases'; administeredBy: number } =>
  isOffice(actor, signupPermissions.admit)
    ? { kind: 'all' }
    : { kind: 'bases', administeredBy: actor.userId }
