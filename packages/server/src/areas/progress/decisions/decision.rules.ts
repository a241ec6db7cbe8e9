import type { MemberRole } from '@residency/contract/areas/progress/committees/committee.contract'
import { sessionErrors as errors } from '@residency/contract/areas/progress/sessions/access'
import type { DecisionForm } from '@residency/contract/areas/progress/sessions/session.contract'
import type { ErrorDef } from '@residency/contract/kernel'

type MemberFacts = { userId: number; name: string; role: MemberRole }

export type Round = {
  /** Members of the session whose accounts are in use. */
  members: readonly MemberFacts[]
  relatives: ReadonlySet<number>

  /** The mentor on the day of the facts, and the one on the day of the session. */
  mentorIds: ReadonlySet<number>
  traineeUserId: number
}

export type Refusal = { def: ErrorDef; data?: Record<string, unknown> } | null

/** A relative of the trainee, or the trainee, takes no part. */
export const mayTakePart = (userId: number, { relatives, traineeUserId }: Round) =>
  !relatives.has(userId) && userId !== traineeUserId

/**
 * Who records: the chair, or any other member who may take part where the chair is a relative or
 * the mentor.
 */
export function refusalToRecord(userId: number, round: Round): Refusal {
  if (!mayTakePart(userId, round)) return { def: errors.recorderExcluded }

  const chair = round.members.find(({ role }) => role === 'chair')
  const isChairAble =
    chair && mayTakePart(chair.userId, round) && !round.mentorIds.has(chair.userId)

  if (isChairAble) return chair.userId === userId ? null : { def: errors.recorderIsChair }

  return round.mentorIds.has(userId) ? { def: errors.recorderExcluded } : null
}

/** Half of the members who may take part, and never one alone. */
const leastOf = (round: Round) =>
  Math.max(
    2,
    Math.ceil(round.members.filter(({ userId }) => mayTakePart(userId, round)).length / 2),
  )

/** Who takes part: members, no relatives, not the mentor alone, and at least half of them. */
export function refusalOfParticipants(
  participants: readonly number[],
  recorderId: number,
  round: Round,
): Refusal {
  const nameOf = new Map(round.members.map(({ userId, name }) => [userId, name]))
  if (participants.some((id) => !nameOf.has(id))) return { def: errors.participantUnknown }

  const excluded = participants.find((id) => !mayTakePart(id, round))
  if (excluded !== undefined)
    return { def: errors.participantRelative, data: { name: nameOf.get(excluded) } }

  if (participants.every((id) => round.mentorIds.has(id)))
    return { def: errors.participantMentorAlone }

  const least = leastOf(round)
  if (participants.length < least) return { def: errors.participantsFew, data: { least } }

  return participants.includes(recorderId) ? null : { def: errors.recorderAbsent }
}

type DecisionFacts = {
  decidedOn: string
  ownerIds: ReadonlySet<number>
  stayIds: ReadonlySet<number>

  /** Days on which something can begin: from the first day of the training, for a year. */
  days: { from: string; until: string }
}

/** What a decision needs: reasons, and what it begins. */
export function refusalOfContent(form: DecisionForm, known: DecisionFacts): Refusal {
  const { outcome, reason, goals, stays, leavesOn, situation } = form
  const { from, until } = known.days
  if (outcome !== 'asExpected' && !reason) return { def: errors.reasonMissing }

  if (outcome === 'supportPlan') {
    if (goals.length === 0) return { def: errors.goalsMissing }
    if (goals.some(({ ownerId }) => !known.ownerIds.has(ownerId)))
      return { def: errors.goalOwnerUnknown }
    if (goals.some(({ dueOn }) => dueOn <= known.decidedOn)) return { def: errors.goalDuePast }
  }

  if (outcome === 'repeatStays') {
    if (stays.length === 0) return { def: errors.staysMissing }
    if (stays.some((id) => !known.stayIds.has(id))) return { def: errors.stayUnknown }
  }

  if (outcome === 'specialSituation' && !isSituationWhole(form))
    return { def: errors.situationMissing }
  if (outcome === 'end' && leavesOn === null) return { def: errors.leavesOnMissing }

  const begun = [leavesOn, situation?.startsOn, ...goals.map(({ dueOn }) => dueOn)]
  const isOff = (day: string | null | undefined) =>
    typeof day === 'string' && (day < from || day > until)
  if (begun.some(isOff)) return { def: errors.dayOutOfRange, data: { from, until } }

  return null
}

function isSituationWhole({ situation }: DecisionForm): boolean {
  if (situation === null) return false
  if (situation.kind === 'extension') return situation.months !== null

  const { measure, startsOn, endsOn } = situation
  return measure !== null && startsOn !== null && (endsOn === null || startsOn <= endsOn)
}
