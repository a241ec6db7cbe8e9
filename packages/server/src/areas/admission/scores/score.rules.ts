import type { ScoreComponent } from '@residency/contract/areas/admission/score.public'
import type { RegistrationState } from '@residency/contract/areas/signup/registration/registration.flow'
import { isDecided, SCORED_IN } from '../entrance-exams/exams.policy.ts'

/** What an intake says about its exam; minimums are hundredths of a point. */
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

/** A score as a sheet writes it: hundredths, null for an empty cell, undefined for what is none. */
export function hundredthsIn(text: string): number | null | undefined {
  const written = text.trim()
  if (written === '') return null
  if (!/^\d{1,3}(\.\d{1,2}0{0,8})?$/.test(written)) return undefined

  const value = hundredthsOf(Number(written))

  return value <= 10_000 ? value : undefined
}

/** Names one score among others. */
export const scoreKey = (one: {
  registrationId: number
  offerId: number | null | undefined
  component: string
}) => `${one.registrationId}/${one.offerId ?? ''}/${one.component}`

export type ScoredRegistration = {
  state: RegistrationState
  intakeState: string
  userId: number
  scoresBy: string
  seedCommitment: string | null
  startsAt: Date
}

/** Has a seat, and neither registration nor intake is decided. */
export const mayBeScored = (one: Pick<ScoredRegistration, 'state' | 'intakeState'>) =>
  SCORED_IN.includes(one.state) && !isDecided(one.intakeState)

export type ScoreObstacle =
  | 'seedMissing'
  | 'scoreNotNow'
  | 'scoreTooEarly'
  | 'scoreOfOneself'
  | 'scoreOfferWrong'

/**
 * What keeps somebody from entering a score, or null: the commitment of the seed comes before the
 * first score, scores are for those who sit in an intake whose results are not published yet and
 * whose session has begun, nobody scores themselves, and the offer fits the way the intake scores.
 */
export function obstacleTo(
  one: ScoredRegistration,
  offerId: number | null,
  offers: readonly number[],
  actorId: number,
  now: Date,
): ScoreObstacle | null {
  if (!mayBeScored(one)) return 'scoreNotNow'
  if (one.userId === actorId) return 'scoreOfOneself'
  if (one.seedCommitment === null) return 'seedMissing'
  if (now < one.startsAt) return 'scoreTooEarly'

  const fits =
    one.scoresBy === 'offer' ? offerId !== null && offers.includes(offerId) : offerId === null

  return fits ? null : 'scoreOfferWrong'
}

export type StoredScore = { points: number; enteredBy: number; checkedBy: number | null }
export type CheckRefusal = 'different' | 'own' | 'missing' | 'checked' | 'notNow'
/**
 * Who checks scores; `firstId` is whose entries are left to a second person: nobody's while the
 * rule is waived.
 */
export type Checker = { userId: number; firstId: number }

/**
 * What came of a check by the points a second person gives (hundredths): null where they are equal.
 */
export function checkRefusal(
  one: ScoredRegistration,
  stored: StoredScore | undefined,
  points: number,
  { userId, firstId }: Checker,
): CheckRefusal | null {
  if (!mayBeScored(one)) return 'notNow'
  if (!stored) return 'missing'
  if (stored.enteredBy === firstId || one.userId === userId) return 'own'
  if (stored.checkedBy !== null) return 'checked'

  return stored.points === points ? null : 'different'
}
