import { sessionPermissions as may } from '@residency/contract/areas/progress/sessions/access'
import type { PacketFacts } from '@residency/contract/areas/progress/sessions/packet.contract'
import type { Decision, Packet } from '@residency/contract/areas/progress/sessions/session.contract'
import { holds } from '@residency/contract/kernel'
import { dayInChina, dayOrNull } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { findDecision, findNotes, findParticipants } from '../decisions/decision.queries.ts'
import { mayTakePart, type Round, refusalToRecord } from '../decisions/decision.rules.ts'
import { ownersOf, roundOf } from '../decisions/round-of.ts'
import { findPlan } from '../plans/plan.queries.ts'
import { presentPlans } from '../plans/present-plan.ts'
import { isProgressOffice, mayWithdraw, visibleSessions } from '../progress.policy.ts'
import { answerCell, noteCell, reasonCell } from './cells.ts'
import { type Begins, begunBy } from './finish-session.ts'
import { findPacket, type PacketRow } from './packet.queries.ts'
import { openFacts } from './packet-facts.ts'
import { isClosed, isHeld, isPrepared } from './session.policy.ts'

/** The decision about a packet with its plan and who took part. */
async function decisionOf(
  ctx: SignedCtx,
  packetId: number,
  { relatives }: Round,
): Promise<Decision | null> {
  const row = await findDecision(ctx.db, packetId)
  if (!row) return null

  const [plan] =
    row.planId === null ? [] : await presentPlans(ctx, [await findPlan(ctx.db, row.planId)])

  return {
    id: row.id,
    outcome: row.outcome,
    reason: ctx.fields.openCell(reasonCell(row.id), row.reasonSealed),
    decider: row.decider,
    decidedOn: dayInChina(row.decidedAt),
    participants: (await findParticipants(ctx.db, row.id)).map((participant) => ({
      ...participant,
      isRelative: relatives.has(participant.userId),
    })),
    plan: plan ?? null,
    stays: row.stays,
    ...begunBy(row.begins as Begins | null),
    readOn: dayOrNull(row.readAt),
    answer: ctx.fields.openCell(answerCell(row.id), row.answerSealed),
    answeredOn: dayOrNull(row.answeredAt),
    version: row.version,
  }
}

/** What the reader may do about a packet now. */
function actionsOn(ctx: SignedCtx, { state }: PacketRow, round: Round): Packet['actions'] {
  const { userId } = ctx.actor
  const isMember = round.members.some((member) => member.userId === userId)
  const acts = isMember && holds(ctx.actor, may.decide)
  // every reader of the packet may be a relative, as a member or not
  const mayDeclare = holds(ctx.actor, may.decide) || holds(ctx.actor, may.plan)
  const isOpen = isPrepared(state) || isHeld(state)

  return [
    ...(acts && isOpen && mayTakePart(userId, round) ? (['note'] as const) : []),
    ...(acts && isHeld(state) && refusalToRecord(userId, round) === null
      ? (['decide'] as const)
      : []),
    ...(mayDeclare && !isClosed(state) && !round.relatives.has(userId)
      ? (['declare'] as const)
      : []),
    ...(isProgressOffice(ctx.actor) && !isClosed(state) ? (['declareFor'] as const) : []),
  ]
}

/**
 * Notes as the reader sees them: the own one, and those of others while and after it is held. A
 * relative of the trainee reads none of others, and nobody reads theirs.
 */
async function notesOf(ctx: SignedCtx, { id, state }: PacketRow, round: Round) {
  const notes = await findNotes(ctx.db, id)
  const textOf = (note: (typeof notes)[number]) =>
    ctx.fields.openCell(noteCell(note.id), note.textSealed)!
  const own = notes.find(({ userId }) => userId === ctx.actor.userId)
  const isShown = (isHeld(state) || isClosed(state)) && mayTakePart(ctx.actor.userId, round)

  return {
    ownNote: own ? { text: textOf(own), version: own.version } : null,
    notes: isShown
      ? notes
          .filter((note) => note !== own && mayTakePart(note.userId, round))
          .map((note) => ({ name: note.name, text: textOf(note), on: dayInChina(note.updatedAt) }))
      : [],
  }
}

/** Names of people who may answer for a goal. */
const ownersIn = (
  { round, mentor }: Awaited<ReturnType<typeof roundOf>>,
  packet: PacketRow,
  facts: PacketFacts,
) => {
  const names = new Map<number, string>([
    [packet.traineeUserId, packet.name],
    ...(packet.mentorId === null ? [] : [[packet.mentorId, facts.mentor ?? ''] as const]),
    ...(mentor === null ? [] : [[mentor.userId, mentor.name] as const]),
    ...round.members.map(({ userId, name }) => [userId, name] as const),
  ])

  return [...ownersOf(round)].map((value) => ({ value, label: names.get(value) ?? '' }))
}

/** A packet as it was kept, with notes and the decision. */
export async function getPacket(ctx: SignedCtx, { id }: { id: number }): Promise<Packet> {
  const packet = found(await findPacket(ctx.db, visibleSessions(ctx.actor), id))
  const facts = openFacts(ctx, packet)
  const judges = await roundOf(ctx, packet)
  const { round, relatives } = judges
  const { userId: readerId } = ctx.actor
  // a relative reads what was decided when everybody may
  const isDecisionShown = mayTakePart(readerId, round) || isClosed(packet.state)

  return {
    id,
    sessionId: packet.sessionId,
    traineeId: packet.traineeId,
    name: packet.name,
    number: packet.number,
    facts,
    ...(await notesOf(ctx, packet, round)),
    relatives: relatives.map((relative) => ({
      id: relative.id,
      userId: relative.userId,
      name: relative.name,
      mayWithdraw: !relative.isWithdrawn && mayWithdraw(ctx.actor, relative),
    })),
    mentorId: packet.mentorId,
    decision: isDecisionShown ? await decisionOf(ctx, id, round) : null,
    members: round.members.map(({ userId, name, role }) => ({
      userId,
      name,
      role,
      mayDecide: mayTakePart(userId, round),
    })),
    owners: ownersIn(judges, packet, facts),
    actions: actionsOn(ctx, packet, round),
  }
}
