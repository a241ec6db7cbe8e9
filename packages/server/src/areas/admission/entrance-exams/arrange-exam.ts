import { examsErrors as errors } from '@residency/contract/areas/admission/entrance-exams/access'
import type { ArrangementInput } from '@residency/contract/areas/admission/entrance-exams/arrangement.contract'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { setLastTicket, writeExamSeats } from '../../intakes/intakes.public.ts'
import { moveRegistrations } from '../../signup/signup.public.ts'
import { findIntakeForUpdate } from './arrangement.queries.ts'
import { MAX_TICKETS, ticketNumber } from './arrangement.rules.ts'
import { examValues } from './exam-notice.rules.ts'
import { mustMoveRegistrations } from './must-be-office.ts'
import { type ArrangementDraft, planArrangement } from './plan-arrangement.ts'
import { lockSessions } from './session.queries.ts'

type Intake = { id: number; year: number; serial: number; ticketLast: number }

/**
 * Gives seats and ticket numbers to everybody in the request, or to nobody. The intake is locked
 * first, then its sessions, then the registrations: two arrangements run one after another.
 */
export async function arrangeExam(
  ctx: SignedCtx,
  { people, ...preference }: ArrangementInput & { people: number },
) {
  mustMoveRegistrations(ctx.actor)
  return inTransaction(ctx, async (tx) => {
    const intake = found(await findIntakeForUpdate(tx.db, preference.intakeId))
    await lockSessions(tx.db, preference.sessionIds)

    const draft = await planArrangement(tx, preference, true)
    if (draft.people === 0) throw fail(errors.nobodyToArrange)
    if (draft.people !== people) throw fail(errors.arrangementChanged)

    const { missing, free } = draft
    if (missing > 0) throw fail(errors.seatsMissing, { missing, free, people: draft.people })

    const seats = await issueTickets(tx, intake, draft)

    await writeExamSeats(tx, seats)
    await moveAndNotify(tx, draft, seats)

    const detail = { sessions: preference.sessionIds, arranged: draft.people }

    await tx.audit({
      action: 'recruitment.exam.arrange',
      entity: 'intake',
      entityId: intake.id,
      detail,
    })

    return { arranged: draft.people }
  })
}

/**
 * The seats with their ticket numbers, in seating order: the next ones of the intake, none of which
 * was ever given.
 */
async function issueTickets(tx: SignedCtx, intake: Intake, draft: ArrangementDraft) {
  let last = intake.ticketLast

  const seats = draft.seats.map((seat) => ({
    ...seat,
    ticket: ticketNumber(intake.year, intake.serial, ++last),
  }))

  if (last > MAX_TICKETS) throw fail(errors.ticketNumbersSpent)

  await setLastTicket(tx.db, intake.id, last)

  return seats
}

async function moveAndNotify(
  tx: SignedCtx,
  draft: ArrangementDraft,
  seats: Awaited<ReturnType<typeof issueTickets>>,
) {
  const sessions = new Map(draft.sessions.map((session) => [session.id, session]))

  const noticeValues = new Map(
    seats.map((s) => [
      s.registrationId,
      examValues(sessions.get(s.sessionId)!, { seatNo: s.seatNo, ticketNumber: s.ticket }),
    ]),
  )

  const moved = await moveRegistrations(tx, 'arrangeExam', [...noticeValues.keys()], {
    valuesOf: (id) => noticeValues.get(id)!,
  })
  if (moved.moved.length !== noticeValues.size) throw fail(errors.arrangementChanged)
}
