import type { ScoreComponent } from '@residency/contract/areas/admission/score.public'
import type { RegistrationState } from '@residency/contract/areas/signup/registration/registration.flow'
import { isDecided, SCORED_IN } from '../entrance-exams/exams.policy.ts'

/** The settings of an intake for its exam; minimums are hundredths of a point. */
export type ExamRule = {
  theoryWeight: number
  skillWeight: number
  interviewWeight: number
  theoryMinimum: number
  skillMinimum: number
  interviewMinimum: number
}

export const weightOf = (rule: ExamRule, component: ScoreComponent) => rule[`${component}Weight`]
export const minimumOf = (rule: ExamRule, component: ScoreComponent) => rule[`${component}Minimum`]

/** A component without weight and minimum is not required. */
export const isNeeded = (rule: ExamRule, component: ScoreComponent) =>
  weightOf(rule, component) > 0 || minimumOf(rule, component) > 0

/** Points of the wire as hundredths of the table, and back. */
export const hundredthsOf = (points: number) => Math.round(points * 100)
export const pointsOf = (hundredths: number) => hundredths / 100

/** A score of a sheet: hundredths, null for an empty cell, undefined for an invalid one. */
export function hundredthsIn(text: string): number | null | undefined {
  const written = text.trim()
  if (written === '') return null
  if (!/^\d{1,3}(\.\d{1,2}0{0,8})?$/.test(written)) return undefined

  const value = hundredthsOf(Number(written))

  return value <= 10_000 ? value : undefined
}

/** Names one score among others. */
export const scoreKey = (place: {
  registrationId: number
  offerId: number | null | undefined
  component: string
}) => `${place.registrationId}/${place.offerId ?? ''}/${place.component}`

export type ScoredRegistration = {
  state: RegistrationState
  intakeState: string
  userId: number
  scoresBy: string
  seedCommitment: string | null
  startsAt: Date
}

/** Has a seat, and neither registration nor intake is decided. */
export const mayBeScored = (registration: Pick<ScoredRegistration, 'state' | 'intakeState'>) =>
  SCORED_IN.includes(registration.state) && !isDecided(registration.intakeState)

export type ScoreObstacle =
  | 'seedMissing'
  | 'scoreNotNow'
  | 'scoreTooEarly'
  | 'scoreOfOneself'
  | 'scoreOfferWrong'

/**
 * The reason why an actor may not enter a score, or null. The seed is committed before the first
 * score. The person sits in an intake whose results are not published, and the session has begun.
 * Nobody scores themselves, and the offer fits the way in which the intake scores.
 */
export function obstacleTo(
  registration: ScoredRegistration,
  offerId: number | null,
  offers: readonly number[],
  actorId: number,
  now: Date,
): ScoreObstacle | null {
  if (!mayBeScored(registration)) return 'scoreNotNow'
  if (registration.userId === actorId) return 'scoreOfOneself'
  if (registration.seedCommitment === null) return 'seedMissing'
  if (now < registration.startsAt) return 'scoreTooEarly'

  const fits =
    registration.scoresBy === 'offer'
      ? offerId !== null && offers.includes(offerId)
      : offerId === null

  return fits ? null : 'scoreOfferWrong'
}

export type StoredScore = { points: number; enteredBy: number; checkedBy: number | null }
export type CheckRefusal = 'different' | 'own' | 'missing' | 'checked' | 'notNow'

/**
 * Who checks scores; `firstId` is the user whose entries a second person must check: null while the
 * rule is waived.
 */
export type Checker = { userId: number; firstId: number }

/**
 * What came of a check by the points a second person gives (hundredths): null where they are equal.
 */
export function checkRefusal(
  registration: ScoredRegistration,
  stored: StoredScore | undefined,
  points: number,
  { userId, firstId }: Checker,
): CheckRefusal | null {
  if (!mayBeScored(registration)) return 'notNow'
  if (!stored) return 'missing'
  if (stored.enteredBy === firstId || registration.userId === userId) return 'own'
  if (stored.checkedBy !== null) return 'checked'

  return stored.points === points ? null : 'different'
}
