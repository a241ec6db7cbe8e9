import { awayErrors as errors } from '@residency/contract/areas/absence/away/access'
import {
  type AwayForm,
  PAYERS,
  type reportAway as reportCall,
  TRIP_KINDS,
} from '@residency/contract/areas/absence/away/away.contract'
import type { InputOf } from '@residency/contract/kernel'
import { addDays } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { claimFiles, releaseFiles } from '../../files/files.public.ts'
import { isDictValue } from '../../settings/settings.public.ts'
import type { Span } from '../day-accounts/days.rules.ts'
import { findOwnAbsences } from '../leave/absence.queries.ts'
import { ownActions } from '../leave/leave.policy.ts'
import { reportReturn } from '../leave-applications/act-on-own-leave.ts'
import { explainOverlap } from '../leave-applications/day-obstacles.ts'
import { findTraineeOfUser, type LeaveTrainee } from '../leave-applications/plan-leave.queries.ts'
import type { PlannedAbsence } from '../leave-applications/plan-leave.ts'
import { planSpan } from '../leave-applications/plan-span.ts'
import { presentPlan } from '../leave-applications/present-plan.ts'
import { mustBeTrainee, submitDraft } from '../leave-applications/submit-leave.ts'
import { findReportDays, insertAway, writeReport } from './away.queries.ts'
import { AWAY_REPORT, presentAwayDetails } from './present-away.ts'

/**
 * An away as it would be: decided by the steps of every type, counted by working days, without an
 * account, notice or extension.
 */
async function planAway(ctx: SignedCtx, trainee: LeaveTrainee, span: Span) {
  const [planned, reportDays] = await Promise.all([
    planSpan(ctx, trainee, span, { id: null, countedBy: 'working', isNeverHindered: false }),
    findReportDays(ctx.db),
  ])

  return {
    ...planned,
    balances: [],
    papers: null,
    event: null,
    extensionDays: 0,
    isAbsence: false,
    reportDueOn: addDays(span.endsOn, reportDays),
    notice: { days: 0, earliest: dayInChina(ctx.now()), isShort: false },
  } satisfies PlannedAbsence & { reportDueOn: string }
}

/** The own aways, and until when a report is due. */
export async function getOwnAways(ctx: SignedCtx) {
  const trainee = await findTraineeOfUser(ctx.db, ctx.actor.userId)
  if (!trainee) return null

  const [rows, reportDays] = await Promise.all([
    findOwnAbsences(ctx.db, ctx.actor.userId, 'away'),
    findReportDays(ctx.db),
  ])

  const [details, today] = [await presentAwayDetails(ctx, rows), dayInChina(ctx.now())]

  return {
    absences: details.map((away, i) => ({
      ...away,
      ownActions: ownActions(rows[i]!, ctx.actor, today),
    })),
    reportDays,
    startsOn: trainee.startsOn,
    plannedEnd: trainee.plannedEnd,
  }
}

/** What an away would be, while it is typed. */
export async function previewAway(ctx: SignedCtx, span: Span) {
  const trainee = await mustBeTrainee(ctx)
  const planned = await planAway(ctx, trainee, span)
  return { ...(await presentPlan(ctx, trainee, span, planned)), reportDueOn: planned.reportDueOn }
}

/** Applies for an away; from here on it is decided, reported and revoked as any absence. */
export const submitAway = (ctx: SignedCtx, form: AwayForm) =>
  inTransaction(ctx, async (tx) => {
    const trainee = await mustBeTrainee(tx)
    const planned = await planAway(tx, trainee, form)
    const [first] = planned.obstacles
    if (first) throw fail(first.def, first.data)
    if (!(await isDictValue(tx.db, TRIP_KINDS, form.tripKind))) throw fail(errors.tripKindClosed)
    if (form.cost > 0 && !(await isDictValue(tx.db, PAYERS, form.payer!)))
      throw fail(errors.payerClosed)

    const draft = await insertAway(tx, trainee.id, form, planned.reportDueOn)

    return submitDraft(tx, draft, planned, {
      papers: form.papers,
      urgentReason: null,
      isHeld: false,
    })
  }).catch(async (error) =>
    explainOverlap(ctx, await findTraineeOfUser(ctx.db, ctx.actor.userId), form, error),
  )

/**
 * Hands in the report. The person of the first step confirms it; until then the days are the
 * planned ones.
 */
export const reportAway = (
  ctx: SignedCtx,
  { report, files, ...input }: InputOf<typeof reportCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const reported = await reportReturn(tx, input, 'away')
    const record = { kind: AWAY_REPORT, id: input.id }

    await writeReport(tx, input.id, report)
    await releaseFiles(tx, record, files)
    await claimFiles(tx, { keys: files, purposes: ['proof', 'attachment'], record, field: 'files' })

    return reported
  })
