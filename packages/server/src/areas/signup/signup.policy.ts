import { arrivalPermissions } from '@residency/contract/areas/admission/arrival/access'
import { signupPermissions as may } from '@residency/contract/areas/signup/access'
import {
  type RegistrationRelation,
  registrationFlow,
} from '@residency/contract/areas/signup/registration/registration.flow'
import { holds, startsFrom } from '@residency/contract/kernel'
import { isOffice, type Reader } from '../../platform/reader.ts'

/**
 * Which registrations a person sees: the office all that were submitted, base administrators those
 * with a choice at their base. Applicants see their own, partners those of their people.
 */
export type RegistrationScope =
  | { kind: 'all' }
  | { kind: 'bases'; administeredBy: number }
  | { kind: 'own'; userId: number }

const isSignupOffice = (actor: Reader) => isOffice(actor, may.admit) || isOffice(actor, may.receive)

/** Who came, signed and was enrolled is read by those of the office who keep arrivals. */
export const mayReadArrivals = (actor: Reader) => isOffice(actor, arrivalPermissions.list)

export function visibleRegistrations(actor: Reader): RegistrationScope {
  if (isSignupOffice(actor)) return { kind: 'all' }
  if (actor.permissions.has(may.review)) return { kind: 'bases', administeredBy: actor.userId }

  return { kind: 'own', userId: actor.userId }
}

/**
 * Which steps of a review are somebody's at all: what waits for them is asked of many rows at once.
 */
export type StepsOf = {
  userId: number
  isRoot: boolean
  isOffice: boolean
  mayReview: boolean
  mayAdmit: boolean
}

export const stepsOf = (actor: Reader): StepsOf => ({
  userId: actor.userId,
  isRoot: actor.isRoot,
  isOffice: isSignupOffice(actor),
  mayReview: holds(actor, may.review),
  mayAdmit: holds(actor, may.admit),
})

/** What the policy needs to know of a registration, as the queries bring it. */
export type PolicyFacts = {
  state: string
  userId: number
  traineeKind: string
  intakeState: string
  signUpFrom: Date
  signUpUntil: Date
  editUntil: Date
  reviewUntil: Date
  confirmUntil: Date
  isTwoStep: boolean
  exemptKinds: string[]

  /** The reader administers the base of the first choice. */
  administersBase: boolean

  /** The account of the partner who signed this person up. */
  partnerUserId: number | null
}

/** Whether places of an intake can still be confirmed. */
export const isTimeToConfirm = (intake: { confirmUntil: Date }, now: Date) =>
  now < intake.confirmUntil

/**
 * The relation of a person to a registration. A draft is sent while the intake takes registrations,
 * what was returned until corrections end; nothing is returned that could not be corrected. The
 * base of the first choice reviews until the intake's review ends, then the office in its place.
 */
export function relationsTo(
  r: PolicyFacts,
  missing: readonly string[],
  actor: Reader,
  now: Date,
): ReadonlySet<RegistrationRelation> {
  const until = r.state === 'returned' ? r.editUntil : r.signUpUntil

  const holds: Record<RegistrationRelation, boolean> = {
    owner: r.userId === actor.userId,
    filler: r.userId === actor.userId || r.partnerUserId === actor.userId,
    base: actor.isRoot || (now < r.reviewUntil ? r.administersBase : isSignupOffice(actor)),
    office: isSignupOffice(actor),
    complete: missing.length === 0,
    inWindow:
      (r.intakeState === 'open' || (r.state === 'returned' && r.intakeState === 'closed')) &&
      r.signUpFrom <= now &&
      now < until,
    mendable: now < r.editUntil,
    oneStep: !r.isTwoStep,
    twoSteps: r.isTwoStep,
    exempt: r.exemptKinds.includes(r.traineeKind),
    mayConfirm: isTimeToConfirm(r, now),
    confirmOver: !isTimeToConfirm(r, now),
  }

  return new Set(
    (Object.keys(holds) as RegistrationRelation[]).filter((relation) => holds[relation]),
  )
}

/** Scores decide about places: who may be admitted is decided before they are known. */
const JUDGED_IN: ReadonlySet<string> = new Set([
  'submitted',
  'basePassed',
  'qualified',
  'examArranged',
])

/**
 * Whether somebody may judge a choice now: its own base until the review ends, then the office in
 * its place. Nobody judges themself.
 */
export const mayJudge = (
  r: Pick<PolicyFacts, 'state' | 'userId' | 'reviewUntil'>,
  administersBase: boolean,
  steps: StepsOf,
  now: Date,
): boolean =>
  JUDGED_IN.has(r.state) &&
  r.userId !== steps.userId &&
  (steps.isRoot ||
    (now < r.reviewUntil ? steps.mayReview && administersBase : steps.mayAdmit && steps.isOffice))

/** What the applicant may still write as a whole: a draft, or what was returned. */
export const isEditable = (state: string) => startsFrom(registrationFlow, 'submit', state)

/** Seated and not completely examined: leaving such a state releases the exam seat. */
export const isToBeExamined = (state: string) => startsFrom(registrationFlow, 'score', state)
