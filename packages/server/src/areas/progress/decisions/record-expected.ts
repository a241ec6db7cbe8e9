import { sessionErrors as errors } from '@residency/contract/areas/progress/sessions/access'
import type { recordExpected as expectedCall } from '@residency/contract/areas/progress/sessions/session.contract'
import type { InputOf } from '@residency/contract/kernel'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found, notFound } from '../../../platform/http/fail.ts'
import { visibleSessions } from '../progress.policy.ts'
import { findUndecided } from '../sessions/packet.queries.ts'
import { isHeld } from '../sessions/session.policy.ts'
import { findSessionForUpdate, type SessionRow } from '../sessions/session.queries.ts'
import { insertExpected } from './decision.queries.ts'
import {
  mayTakePart,
  type Refusal,
  refusalOfParticipants,
  refusalToRecord,
} from './decision.rules.ts'
import { roundsOf } from './round-of.ts'

/** What may be decided about each trainee without a decision, and why what may not. */
async function judge(tx: SignedCtx, session: SessionRow, participants: readonly number[]) {
  const packets = await findUndecided(tx.db, session.id, tx.actor.userId)
  const rounds = await roundsOf(tx, session, packets)

  return rounds.map(({ round }, place) => {
    // a relative among them leaves the room
    const present = participants.filter((userId) => mayTakePart(userId, round))

    const refusal: Refusal =
      refusalToRecord(tx.actor.userId, round) ??
      refusalOfParticipants(present, tx.actor.userId, round)

    return { packetId: packets[place]!.id, participants: present, refusal }
  })
}

/**
 * Records “as expected” about everybody without a decision whom these members may judge; the others
 * are left for a decision of their own. It is corrected like any other decision.
 */
export const recordExpected = (
  ctx: SignedCtx,
  { id, ...input }: InputOf<typeof expectedCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const scope = visibleSessions(tx.actor)
    const session = found(await findSessionForUpdate(tx.db, tx.language, scope, id))
    if (!session.isMember) throw notFound()
    if (!isHeld(session.state)) throw fail(errors.decisionNotNow)

    const judged = await judge(tx, session, [...new Set(input.participants)])
    const possible = judged.filter(({ refusal }) => refusal === null)
    const first = judged[0]?.refusal
    if (possible.length === 0 && first) throw fail(first.def, first.data)

    await insertExpected(tx.db, possible, { decidedBy: tx.actor.userId, decidedAt: tx.now() })

    await tx.audit({
      action: 'progress.decision.expected',
      entity: 'progressSession',
      entityId: id,
      detail: {
        packets: possible.map(({ packetId, participants }) => ({ packetId, participants })),
      },
    })

    return { recorded: possible.length, left: judged.length - possible.length }
  })
