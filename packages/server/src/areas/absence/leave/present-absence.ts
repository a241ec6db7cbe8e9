import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { labelIn } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { dayInChina, minuteInChina } from '../../../platform/clock.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { filesOfMany } from '../../files/files.public.ts'
import { ABSENCE } from '../leave-applications/submit-leave.ts'
import {
  asPart,
  type Decider,
  findDeciders,
  findParts,
} from '../leave-decisions/deciders.queries.ts'
import { findCountedAbsences } from '../settlement/settlement.queries.ts'
import { findStandIns } from '../stand-ins/stand-in.queries.ts'
import type { AbsenceRow } from './absence.queries.ts'
import { findHistory } from './history.queries.ts'
import { reviewActions } from './leave.policy.ts'
import { isReturnOverdue } from './overdue.ts'
import { presentEvent, presentStandIn } from './present-parts.ts'

/** The type of a leave, or the kind of another absence. */
export const typeIn = (
  ctx: Pick<SignedCtx, 'language'>,
  a: Pick<AbsenceRow, 'kind' | 'type' | 'typeEn'>,
) =>
  a.type ? labelIn(ctx.language, a.type, a.typeEn) : leaveWords[ctx.language].absenceKinds[a.kind]

/** Who decides or has decided; a deputy with the name of the absent decider. */
export const deciderName = (
  { language }: Pick<SignedCtx, 'language'>,
  { name, forName }: Pick<Decider, 'name' | 'forName'>,
) => (forName ? fillSentence(leaveWords[language].asDeputy, { name, person: forName }) : name)

/** An absence as lists show it. */
export function presentAbsence(ctx: SignedCtx, a: AbsenceRow) {
  const today = dayInChina(ctx.now())
  return {
    ...a,
    base: labelIn(ctx.language, a.base, a.baseEn),
    department: a.place && labelIn(ctx.language, a.place.name, a.place.nameEn),
    type: typeIn(ctx, a),
    days: Number(a.days),
    isUrgent: a.urgentReason !== null,
    isOverdue: isReturnOverdue(a, today),
    waitsFor: a.waitsStep,
    waitsSince: a.waitsSince && minuteInChina(a.waitsSince),
    createTime: minuteInChina(a.submittedAt ?? a.createdAt),
    actions: reviewActions(a, ctx.actor, today),
  }
}

/** Absences with their steps, papers and history; a fixed number of statements for all of them. */
export async function presentAbsenceDetails(ctx: SignedCtx, rows: readonly AbsenceRow[]) {
  const ids = rows.map(({ id }) => id)

  const [parts, settled, papers, history, standIns] = await Promise.all([
    findParts(ctx.db, ids),
    findCountedAbsences(ctx.db, ids),
    filesOfMany(ctx.db, ABSENCE, ids),
    findHistory(ctx.db, ids),
    findStandIns(ctx.db, ids),
  ])

  const deciders = await findDeciders(
    ctx,
    parts.filter(({ outcome }) => outcome === null).map(asPart),
  )

  const [partsOf, stepsOf] = [
    grouped(parts, ({ absenceId }) => absenceId),
    grouped(history, ({ recordId }) => recordId),
  ]

  return rows.map((a) => ({
    ...presentAbsence(ctx, a),
    reason: a.reason,
    urgentReason: a.urgentReason,
    refusal: a.refusal,
    revokeReason: a.revokeReason,
    event: presentEvent(ctx, a),
    standIn: presentStandIn(standIns.find(({ absenceId }) => absenceId === a.id)),
    returnedOn: a.returnedOn,
    returnedHalf: a.returnedHalf,
    plannedEndsOn: a.plannedEndsOn,
    years: (settled.find(({ id }) => id === a.id)?.count.years ?? []).map(
      ({ year, days, isProvisional }) => ({
        year,
        days,
        isProvisional,
      }),
    ),
    steps: (partsOf.get(a.id) ?? []).map((part) => ({
      step: part.step,
      place: part.department && labelIn(ctx.language, part.department, part.departmentEn),
      names: part.decidedByName
        ? [deciderName(ctx, { name: part.decidedByName, forName: part.forName })]
        : (deciders.get(part.id) ?? []).map((decider) => deciderName(ctx, decider)),
      outcome: part.outcome,
      at: part.decidedAt && minuteInChina(part.decidedAt),
    })),
    papers: papers.get(a.id) ?? [],
    history: (stepsOf.get(a.id) ?? []).map(({ id, action, at, by, reason }) => ({
      id,
      action,
      at: minuteInChina(at),
      by,
      reason,
    })),
  }))
}
