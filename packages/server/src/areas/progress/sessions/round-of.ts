import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findMembers } from '../committees/member.queries.ts'
import type { Round } from './decision.rules.ts'
import type { PacketRow } from './packet.queries.ts'
import { findRelatives } from './relative.queries.ts'

/** Who may judge a trainee in a session: its members on the day, relatives and the mentor. */
export async function roundOf(ctx: SignedCtx, packet: PacketRow) {
  const { committeeId, heldOn, traineeId, mentorId, traineeUserId } = packet

  const [members, relatives] = await Promise.all([
    findMembers(ctx.db, ctx.language, [committeeId], heldOn),
    findRelatives(ctx.db, [traineeId]),
  ])

  const round: Round = {
    members: members.filter(({ isInOffice }) => isInOffice),
    relatives: new Set(relatives.map(({ userId }) => userId)),
    mentorId,
    traineeUserId,
  }

  return {
    round,
    members: members.filter(({ isInOffice }) => isInOffice),
    relatives,
    today: dayInChina(ctx.now()),
  }
}

/** Who may answer for a goal: members and the mentor, no relatives, and the trainee. */
export const ownersOf = ({
  members,
  relatives,
  mentorId,
  traineeUserId,
}: Round): ReadonlySet<number> =>
  new Set([
    ...[...members.map(({ userId }) => userId), ...(mentorId === null ? [] : [mentorId])].filter(
      (id) => !relatives.has(id),
    ),
    traineeUserId,
  ])
