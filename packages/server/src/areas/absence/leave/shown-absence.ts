import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { labelIn } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { dayInChina, minuteInChina } from '../../../platform/clock.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { filesOfMany } from '../../files/files.public.ts'
import { ABSENCE } from '../leave-applications/submit-leave.ts'
import { asPart, type Decider, findDeciders, findParts } from '../leave-decisions/deciders.queries.ts'
import { findSettled } from '../settlement/settle.queries.ts'
import { findStandIns } from '../stand-ins/stand-in.queries.ts'
import type { AbsenceRow } from './absence.queries.ts'
import { findHistory } from './history.queries.ts'
import { reviewActions } from './leave.policy.ts'
import { shownEvent, shownStandIn } from './shown-parts.ts'

/** The type of a leave, or the kind of another absence. */
export const typeIn = (ctx: Pick<SignedCtx, 'language'>, a: Pick<AbsenceRow, 'kind' | 'type' | 'type_en'>) =>
  a.type ? labelIn(ctx.language, a.type, a.type_en) : leaveWords[ctx.language].absenceKinds[a.kind]

/** Who decides or has decided; a deputy with the name of the absent decider. */
export const deciderName = ({ language }: Pick<SignedCtx, 'language'>, { name, forName }: Pick<Decider, 'name' | 'forName'>) =>
  forName ? fillSentence(leaveWords[language].asDeputy, { name, person: forName }) : name

/** An absence as lists show it. */
export function shownAbsence(ctx: SignedCtx, a: AbsenceRow) {
  const today = dayInChina(ctx.now())
  return {
    ...{ id: a.id, kind: a.kind, traineeId: a.trainee_id, name: a.name, number: a.number },
    base: labelIn(ctx.language, a.base, a.base_en),
    department: a.place && labelIn(ctx.language, a.place.name, a.place.name_en),
    ...{ type: typeIn(ctx, a), leaveTypeId: a.leave_type_id },
    ...{ startsOn: a.starts_on, startsHalf: a.starts_half, endsOn: a.ends_on, endsHalf: a.ends_half },
    ...{ days: Number(a.days), isProvisional: a.is_provisional, isUrgent: a.urgent_reason !== null },
    ...{ reportDueOn: a.report_due_on, isOverdue: a.state === 'approved' && (a.report_due_on ?? a.ends_on) < today },
    state: a.state as never,
    ...{ waitsFor: a.waits_step as never, waitsSince: a.waits_since && minuteInChina(a.waits_since) },
    createTime: minuteInChina(a.submitted_at ?? a.created_at),
    ...{ version: a.version, deputyFor: a.deputy_for },
    actions: reviewActions(a, ctx.actor, today),
  }
}

/** Absences with their steps, papers and history; a fixed number of statements for all of them. */
export async function shownDetails(ctx: SignedCtx, rows: readonly AbsenceRow[]) {
  const ids = rows.map(({ id }) => id)
  const [parts, settled, papers, history, standIns] = await Promise.all([
    findParts(ctx.db, ids),
    findSettled(ctx.db, ids),
    filesOfMany(ctx.db, ABSENCE, ids),
    findHistory(ctx.db, ids),
    findStandIns(ctx.db, ids),
  ])
  const deciders = await findDeciders(ctx, parts.filter(({ outcome }) => outcome === null).map(asPart))
  const [partsOf, stepsOf] = [grouped(parts, ({ absence_id }) => absence_id), grouped(history, ({ record_id }) => record_id)]
  return rows.map((a) => ({
    ...shownAbsence(ctx, a),
    ...{ reason: a.reason, urgentReason: a.urgent_reason, refusal: a.refusal, revokeReason: a.revoke_reason },
    event: shownEvent(ctx, a),
    standIn: shownStandIn(standIns.find(({ absence_id }) => absence_id === a.id)),
    ...{ returnedOn: a.returned_on, returnedHalf: a.returned_half, plannedEndsOn: a.planned_ends_on },
    years: (settled.find(({ id }) => id === a.id)?.count.years ?? []).map(({ year, days, isProvisional }) => ({
      year,
      days,
      isProvisional,
    })),
    steps: (partsOf.get(a.id) ?? []).map((part) => ({
      step: part.step,
      place: part.department && labelIn(ctx.language, part.department, part.department_en),
      names: part.decided_by_name
        ? [deciderName(ctx, { name: part.decided_by_name, forName: part.for_name })]
        : (deciders.get(part.id) ?? []).map((one) => deciderName(ctx, one)),
      outcome: part.outcome,
      at: part.decided_at && minuteInChina(part.decided_at),
    })),
    papers: papers.get(a.id) ?? [],
    history: (stepsOf.get(a.id) ?? []).map(({ id, action, at, by, reason }) => ({ id, action, at: minuteInChina(at), by, reason })),
  }))
}
