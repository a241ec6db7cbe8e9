import type { ExamineeFilters } from '@residency/contract/areas/admission/entrance-exams/arrangement.contract'
import { labelIn, toMoment } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findExamineePage } from './arrangement.queries.ts'
import { actionsOnExaminee, stageOf } from './exams.policy.ts'
import { mustBeOffice } from './must-be-office.ts'

const named = (ctx: SignedCtx, zh: string | null, en: string | null) => labelIn(ctx.language, zh, en)

/** Who waits for a seat, who has one and who was scored, each with what may be done now. */
export async function listExaminees(ctx: SignedCtx, filters: ExamineeFilters) {
  mustBeOffice(ctx.actor)
  const { rows, total } = await findExamineePage(ctx.db, filters)
  const list = rows.map((r) => {
    const stage = stageOf(r.state)
    const isSeated = r.session_id !== null
    return {
      id: r.id,
      intakeId: r.intake_id,
      realName: r.real_name ?? '',
      traineeKind: r.trainee_kind as never,
      stage,
      firstChoice: r.major && [named(ctx, r.major, r.major_en), named(ctx, r.unit, r.unit_en)].filter(Boolean).join(' · '),
      ticketNumber: r.ticket_number,
      session: isSeated ? { id: r.session_id!, name: r.session!, place: r.place!, room: r.room!, startsAt: toMoment(r.starts_at!) } : null,
      seatNo: isSeated ? r.seat_no : null,
      actions: actionsOnExaminee(ctx.actor, stage, isSeated ? r.starts_at : null, ctx.now()),
    }
  })
  return { list, total }
}
