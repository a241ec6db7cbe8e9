import { leaveErrors as errors } from '@residency/contract/areas/absence/leave/access'
import type { LeaveForm } from '@residency/contract/areas/absence/leave/leave.contract'
import { leaveFlow } from '@residency/contract/areas/absence/leave/leave.flow'
import { updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { claimFiles, releaseFiles } from '../../files/files.public.ts'
import { reserveDays } from '../day-accounts/reserve-days.ts'
import { notifyWaiting } from '../leave-decisions/leave-recipients.ts'
import { writeDays } from '../settlement/write-days.ts'
import { askStandIn } from '../stand-ins/ask-stand-in.ts'
import { explainOverlap } from './day-obstacles.ts'
import { insertParts, upsertDraft } from './draft.queries.ts'
import { mustFitEvent, mustNameEvent } from './name-event.ts'
import { notifyOfSeats } from './notify-of-seats.ts'
import { findTraineeOfUser, type LeaveTrainee } from './plan-leave.queries.ts'
import { type PlannedAbsence, type PlannedLeave, planLeave } from './plan-leave.ts'

/** Papers of an absence. */
export const ABSENCE = 'absence'
const OWNER = new Set(['owner'] as const)

export async function mustBeTrainee(ctx: SignedCtx): Promise<LeaveTrainee> {
  const trainee = await findTraineeOfUser(ctx.db, ctx.actor.userId)
  if (!trainee) throw fail(errors.noTrainee)

  return trainee
}

/** Attaches papers to an absence, in place of those it had. */
export const attach = async (tx: SignedCtx, id: number, papers: readonly string[]) => {
  await releaseFiles(tx, { kind: ABSENCE, id }, papers)
  await claimFiles(tx, {
    keys: papers,
    purposes: ['proof', 'attachment'],
    record: { kind: ABSENCE, id },
    field: 'papers',
  })
}

function mustBeComplete({ notice, papers, name, obstacles, event }: PlannedLeave, form: LeaveForm) {
  const [first] = obstacles
  if (first) throw fail(first.def, first.data)
  if (notice.isShort && !form.urgentReason)
    throw fail(errors.noticeShort, { type: name, notice: notice.days, earliest: notice.earliest })
  mustNameEvent(event, form)
  if (papers && form.papers.length === 0) throw fail(errors.papersMissing, { papers })
}

/** Applies for leave: reserves the days, creates the steps and notifies the first deciders. */
export const submitLeave = (ctx: SignedCtx, form: LeaveForm) =>
  inTransaction(ctx, async (tx) => {
    const trainee = await mustBeTrainee(tx)
    const planned = await planLeave(tx, trainee, form, form)
    mustBeComplete(planned, form)

    const draft = await upsertDraft(tx, trainee.id, {
      ...form,
      extras: planned.event?.chosen ?? [],
    })
    await mustFitEvent(tx, trainee, planned, form)

    await reserveDays(tx, {
      traineeId: trainee.id,
      typeId: form.leaveTypeId,
      startsOn: form.startsOn,
      count: planned.count,
    })

    const urgentReason = planned.notice.isShort ? form.urgentReason : null
    const submitted = await submitDraft(tx, draft, planned, { ...form, urgentReason, isHeld: true })

    await notifyOfSeats(tx, draft.id, planned.seats)

    const { startsOn, endsOn, standInId } = form

    await askStandIn(
      tx,
      { id: draft.id, traineeId: trainee.id, name: trainee.realName, startsOn, endsOn },
      standInId,
    )

    return submitted
  }).catch(async (error) =>
    explainOverlap(ctx, await findTraineeOfUser(ctx.db, ctx.actor.userId), form, error),
  )

type Draft = { id: number; state: string; version: number }
type Submission = { papers: readonly string[]; urgentReason: string | null; isHeld: boolean }

/**
 * Submits a written absence of any kind: reserves its days, creates its steps, attaches its papers
 * and notifies the first deciders.
 */
export async function submitDraft(
  tx: SignedCtx,
  draft: Draft,
  planned: PlannedAbsence,
  { papers, urgentReason, isHeld }: Submission,
) {
  await writeDays(tx.db, [{ id: draft.id, isHeld, count: planned.count }])
  await insertParts(tx.db, draft.id, planned.parts)
  await attach(tx, draft.id, papers)

  const record = { id: draft.id, state: draft.state, relations: OWNER }

  const waiting = {
    waitsStep: planned.parts[0]!.step,
    waitsSince: tx.now(),
    submittedAt: tx.now(),
    reminded: 0,
  }

  const state = await advance(tx, leaveFlow, 'submit', record, {}, (to) =>
    updateRow(tx, 'absences', draft, { state: to, urgentReason, ...waiting }),
  )

  await notifyWaiting(tx, 'submit', [draft.id])

  return { id: draft.id, state }
}
