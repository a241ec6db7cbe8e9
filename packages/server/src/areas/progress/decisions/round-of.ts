import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findMentorsOn } from '../../mentors/mentors.public.ts'
import { findSessionMembers } from '../committees/member.queries.ts'
import type { Round } from './decision.rules.ts'
import { findRelatives } from './relative.queries.ts'

type SessionFacts = {
  id: number
  committeeId: number
  heldOn: string
  preparedAt: Date | null
  openedAt: Date | null
}

type PacketPeople = { traineeId: number; mentorId: number | null; traineeUserId: number }

/**
 * Who may judge each of these trainees in a session: its members, without relatives; the mentors
 * are those of the facts and of the day of the session.
 */
export async function roundsOf(
  ctx: SignedCtx,
  session: SessionFacts,
  packets: readonly PacketPeople[],
) {
  const ids = packets.map(({ traineeId }) => traineeId)
  const day = session.heldOn

  const [members, relatives, mentors] = await Promise.all([
    findSessionMembers(ctx.db, ctx.language, session),
    findRelatives(ctx.db, ids, session.preparedAt),
    findMentorsOn(ctx.db, ids, { since: day, day }),
  ])

  const relativesOf = grouped(relatives, ({ traineeId }) => traineeId)
  const mentorOf = new Map(mentors.map((mentor) => [mentor.traineeId, mentor]))
  const able = members.filter(({ isInOffice }) => isInOffice)

  return packets.map(({ traineeId, mentorId, traineeUserId }) => {
    const own = relativesOf.get(traineeId) ?? []
    const mentor = mentorOf.get(traineeId) ?? null

    const round: Round = {
      members: able,
      relatives: new Set(own.map(({ userId }) => userId)),
      mentorIds: new Set([mentorId, mentor?.userId].filter((id) => typeof id === 'number')),
      traineeUserId,
    }

    return { round, relatives: own, mentor }
  })
}

/** Who may judge the trainee of one packet. */
export async function roundOf(
  ctx: SignedCtx,
  packet: PacketPeople & Omit<SessionFacts, 'id'> & { sessionId: number },
) {
  const [judged] = await roundsOf(ctx, { ...packet, id: packet.sessionId }, [packet])
  return judged!
}

/** Who may answer for a goal: members and mentors, no relatives, and the trainee. */
export const ownersOf = ({
  members,
  relatives,
  mentorIds,
  traineeUserId,
}: Round): ReadonlySet<number> =>
  new Set([
    ...[...members.map(({ userId }) => userId), ...mentorIds].filter((id) => !relatives.has(id)),
    traineeUserId,
  ])
