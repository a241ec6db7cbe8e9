import { signupPermissions } from '@residency/contract/areas/signup/permissions'
import type { FlowActor } from '@residency/contract/kernel'

type Reader = FlowActor & { userId: number; dataScopes: ReadonlySet<number> }

/** The office counts everybody; a base those whose first choice is one of its own. */
export const countedFor = (actor: Reader): { kind: 'all' } | { kind: 'bases'; administeredBy: number } =>
  actor.isRoot || (actor.dataScopes.has(0) && actor.permissions.has(signupPermissions.admit))
    ? { kind: 'all' }
    : { kind: 'bases', administeredBy: actor.userId }
