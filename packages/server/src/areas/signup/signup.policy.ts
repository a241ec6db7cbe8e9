import { signupPermissions as may } from '@residency/contract/areas/signup/permissions'
import { type RegistrationRelation, registrationFlow } from '@residency/contract/areas/signup/registration.flow'
import type { FlowActor } from '@residency/contract/kernel'

type Reader = FlowActor & { userId: number; dataScopes: ReadonlySet<number> }

/** Which sign-ups somebody sees: the office all that were submitted, base administrators those whose first choice is their base, applicants their own. */
export type RegistrationScope = { kind: 'all' } | { kind: 'bases'; administeredBy: number } | { kind: 'own'; userId: number }

const isOffice = (actor: Reader) => actor.isRoot || (actor.dataScopes.has(0) && actor.permissions.has(may.admit))

export function visibleRegistrations(actor: Reader): RegistrationScope {
  if (isOffice(actor)) return { kind: 'all' }
  if (actor.permissions.has(may.review)) return { kind: 'bases', administeredBy: actor.userId }
  return { kind: 'own', userId: actor.userId }
}

/** How somebody stands to a sign-up; `administersBase` and `isInWindow` are facts the queries know. */
export function relationsTo(
  registration: { userId: number; missing: readonly string[]; administersBase: boolean; isInWindow: boolean },
  actor: Reader,
): ReadonlySet<RegistrationRelation> {
  const relations = new Set<RegistrationRelation>()
  if (registration.userId === actor.userId) relations.add('owner')
  if (registration.administersBase || actor.isRoot) relations.add('base')
  if (isOffice(actor)) relations.add('office')
  if (registration.missing.length === 0) relations.add('complete')
  if (registration.isInWindow) relations.add('inWindow')
  return relations
}

/** What the applicant may still write: a draft, or what was returned. */
export const isEditable = (state: string) => (registrationFlow.actions.submit.from as readonly string[]).includes(state)
