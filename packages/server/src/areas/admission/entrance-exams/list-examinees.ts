import type { ExamineeFilters } from '@residency/contract/areas/admission/entrance-exams/arrangement.contract'
import { labelIn, toMoment } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findExamineePage } from './arrangement.queries.ts'
import { actionsOnExaminee, stageOf } from './exams.policy.ts'
import { mustBeOffice } from './must-be-office.ts'

const named = (ctx: SignedCtx, zh: string | null, en: string | null) =>
  labelIn(ctx.language, zh, en)

/** Who waits for a seat, who has one and who was scored, each with what may be done now. */
export async function listExaminees(ctx: SignedCtx, filters: ExamineeFilters) {
  mustBeOffice(ctx.actor)

  const { rows, total } = await findExamineePage(ctx.db, filters, ctx.language)

  const list = rows.map((r) => {
    const stage = stageOf(r.state)
    const isSeated = r.sessionId !== null
    return {
      id: r.id,
      intakeId: r.intakeId,
      realName: r.realName ?? '',
      traineeKind: r.traineeKind,
      stage,
      firstChoice:
        r.major &&
        [named(ctx, r.major, r.majorEn), named(ctx, r.unit, r.unitEn)].filter(Boolean).join(' · '),
      ticketNumber: r.ticketNumber,
      session: isSeated
        ? {
            id: r.sessionId!,
            name: r.session!,
            place: r.place!,
            room: r.room!,
            startsAt: toMoment(r.startsAt!),
          }
        : null,
      seatNo: isSeated ? r.seatNo : null,
      actions: actionsOnExaminee(ctx.actor, stage, isSeated ? r.startsAt : null, ctx.now()),
    }
  })

  return { list, total }
}
