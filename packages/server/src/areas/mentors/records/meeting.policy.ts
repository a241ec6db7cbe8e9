import { recordPermissions as may } from '@residency/contract/areas/mentors/records/access'
import {
  MEETING_ANSWERS,
  type MeetingRelation,
  meetingFlow,
} from '@residency/contract/areas/mentors/records/meeting.flow'
import { allowedActions, holds } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'
import { mentorScope } from '../mentors.policy.ts'

/**
 * Meetings somebody sees: as the mentor who logged them, as the trainee, and those of the bases and
 * departments one answers for.
 */
export type MeetingScope = {
  mentorId: number
  traineeUserId: number
  area: ReturnType<typeof mentorScope> | null
}

const NOBODY = { mentorId: 0, traineeUserId: 0, area: null } satisfies MeetingScope
export const loggedBy = (actor: Reader): MeetingScope => ({ ...NOBODY, mentorId: actor.userId })

export const meetingsWith = (actor: Reader): MeetingScope => ({
  ...NOBODY,
  traineeUserId: actor.userId,
})

/** The office sees all: all data, and the right to the records. */
export const meetingsInCharge = (actor: Reader): MeetingScope => ({
  ...NOBODY,
  area: mentorScope(actor, may.list),
})

export const visibleMeetings = (actor: Reader): MeetingScope => ({
  mentorId: actor.userId,
  traineeUserId: actor.userId,
  area: holds(actor, may.list) ? mentorScope(actor, may.list) : null,
})

type Facts = { state: string; mentorId: number; traineeUserId: number }

export const relationsToMeeting = (meeting: Facts, actor: Reader): ReadonlySet<MeetingRelation> =>
  new Set([
    ...(meeting.mentorId === actor.userId ? (['owner'] as const) : []),
    ...(meeting.traineeUserId === actor.userId ? (['trainee'] as const) : []),
  ])

const allowed = (meeting: Facts, actor: Reader): readonly string[] =>
  allowedActions(meetingFlow, meeting.state, actor, relationsToMeeting(meeting, actor))

/** What the trainee may answer now. */
export const meetingAnswers = (meeting: Facts, actor: Reader) =>
  MEETING_ANSWERS.filter((action) => allowed(meeting, actor).includes(action))

export const mayCorrect = (meeting: Facts, actor: Reader) =>
  allowed(meeting, actor).includes('resubmit')

export const mayWithdrawMeeting = (meeting: Facts, actor: Reader) =>
  allowed(meeting, actor).includes('withdraw')
