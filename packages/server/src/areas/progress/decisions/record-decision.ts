import { sessionErrors as errors } from '@residency/contract/areas/progress/sessions/access'
import type {
  DecisionForm,
  recordDecision as recordCall,
} from '@residency/contract/areas/progress/sessions/session.contract'
import type { InputOf } from '@residency/contract/kernel'
import { addMonths } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found, notFound } from '../../../platform/http/fail.ts'
import { draftPlan, dropDraft } from '../plans/open-plan.ts'
import { visibleSessions } from '../progress.policy.ts'
import { reasonCell } from '../sessions/cells.ts'
import type { Begins } from '../sessions/finish-session.ts'
import { findPacket, type PacketRow } from '../sessions/packet.queries.ts'
import { openFacts } from '../sessions/packet-facts.ts'
import { isHeld } from '../sessions/session.policy.ts'
import { findSessionForUpdate } from '../sessions/session.queries.ts'
import { findDecisionForUpdate, replaceParts } from './decision.queries.ts'
import { refusalOfContent, refusalOfParticipants, refusalToRecord } from './decision.rules.ts'
import { ownersOf, roundOf } from './round-of.ts'

const beginsOf = ({ outcome, situation, leavesOn }: DecisionForm): Begins | null => {
  if (outcome === 'specialSituation') return { situation: situation! }
  return outcome === 'end' ? { leavesOn: leavesOn! } : null
}

/** Refuses who may not record, who may not take part, and what is not whole. */
async function mustBePossible(
  tx: SignedCtx,
  packet: PacketRow,
  form: DecisionForm & { participants: number[] },
) {
  const { round } = await roundOf(tx, packet)
  const facts = openFacts(tx, packet)
  const today = dayInChina(tx.now())

  const known = {
    decidedOn: packet.heldOn < today ? today : packet.heldOn,
    ownerIds: ownersOf(round),
    stayIds: new Set(facts.stays.map((stay) => stay.id)),
    days: { from: facts.startsOn, until: addMonths(packet.heldOn, 12) },
  }

  const refusal =
    refusalToRecord(tx.actor.userId, round) ??
    refusalOfParticipants(form.participants, tx.actor.userId, round) ??
    refusalOfContent(form, known)

  if (refusal) throw fail(refusal.def, refusal.data)
}

/** The locked session in which the packet is decided now, for one of its members. */
async function heldPacket(tx: SignedCtx, id: number): Promise<PacketRow> {
  const scope = visibleSessions(tx.actor)
  const packet = found(await findPacket(tx.db, scope, id))
  const session = found(await findSessionForUpdate(tx.db, tx.language, scope, packet.sessionId))
  if (!session.isMember) throw notFound()
  if (!isHeld(session.state)) throw fail(errors.decisionNotNow)

  return packet
}

/** Records a decision, or corrects the one whose version the form has read. */
export const recordDecision = (
  ctx: SignedCtx,
  { id, ...input }: InputOf<typeof recordCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const packet = await heldPacket(tx, id)
    const form = {
      ...input,
      participants: [...new Set(input.participants)],
      stays: [...new Set(input.stays)],
    }

    const before = await findDecisionForUpdate(tx.db, id)
    if ((before?.version ?? null) !== form.version) throw fail(errors.decidedMeanwhile)

    await mustBePossible(tx, packet, form)

    const { traineeId } = packet
    const planId =
      form.outcome === 'supportPlan'
        ? await draftPlan(tx, { traineeId, kind: 'support', goals: form.goals })
        : null

    const begins = beginsOf(form)

    const columns = {
      outcome: form.outcome,
      decidedBy: tx.actor.userId,
      decidedAt: tx.now(),
      planId,
      begins: begins === null ? null : JSON.stringify(begins),
    }

    const written = before
      ? await correct(tx, before, columns, form.reason ?? null)
      : await insert(tx, id, columns, form.reason ?? null)

    const stays = form.outcome === 'repeatStays' ? form.stays : []
    const { participants } = form
    const storedCount = await replaceParts(tx.db, written.id, { participants, stays })
    // a stay of the packet was taken away since
    if (storedCount < stays.length) throw fail(errors.stayUnknown)

    if (before?.planId) await dropDraft(tx, before.planId)

    await tx.audit({
      action: before ? 'progress.decision.correct' : 'progress.decision.record',
      entity: 'progressDecision',
      entityId: written.id,
      detail: {
        traineeId,
        ...(before && { before: { outcome: before.outcome } }),
        after: { outcome: form.outcome, participants: form.participants },
      },
    })

    return written
  }).catch(constraintErrors({ progress_decisions_once: errors.decidedMeanwhile }))

type Columns = {
  outcome: DecisionForm['outcome']
  decidedBy: number
  decidedAt: Date
  planId: number | null
  begins: string | null
}

/** Reasons are bound to the row: it is written first where they are not required. */
async function insert(tx: SignedCtx, packetId: number, columns: Columns, reason: string | null) {
  const record = await tx.db
    .insertInto('progressDecisions')
    .values({
      ...columns,
      packetId,
      reasonSealed: reason === null ? null : '',
      updatedAt: tx.now(),
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()

  await tx.db
    .updateTable('progressDecisions')
    .set({ reasonSealed: tx.fields.sealCell(reasonCell(record.id), reason) })
    .where('id', '=', record.id)
    .execute()

  return record
}

async function correct(
  tx: SignedCtx,
  before: { id: number; version: number },
  columns: Columns,
  reason: string | null,
) {
  const version = await updateRow(tx, 'progressDecisions', before, {
    ...columns,
    reasonSealed: tx.fields.sealCell(reasonCell(before.id), reason),
  })

  return { id: before.id, version }
}
