import { examsErrors as errors } from '@residency/contract/areas/admission/entrance-exams/errors'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { changedMeanwhile, fail, found } from '../../../platform/http/fail.ts'
import { writeExamSeats } from '../../intakes/seats.public.ts'
import { notify } from '../../messages/messages.public.ts'
import { findGivenSeats, findSeat } from './arrangement.queries.ts'
import { freeSeatsOf } from './arrangement.rules.ts'
import { examValues } from './exam-notice.rules.ts'
import { examNotices } from './exam-notices.seed.ts'
import { isArranged } from './exams.policy.ts'
import { mustBeOffice } from './must-be-office.ts'
import { findSession, lockSessions } from './session.queries.ts'

type MoveInput = { id: number; sessionId: number; fromSessionId: number }

/** Moves an examinee to the lowest free seat of another session, before either has begun. The ticket number stays; they are notified. */
export async function moveExamSeat(ctx: SignedCtx, { id, sessionId, fromSessionId }: MoveInput) {
  mustBeOffice(ctx.actor)
  return inTransaction(ctx, async (tx) => {
    await lockSessions(tx.db, [sessionId, fromSessionId])
    const seat = found(await findSeat(tx.db, id, true))
    if (!isArranged(seat.state)) throw fail(errors.noTicket)
    if (seat.session_id !== fromSessionId) throw changedMeanwhile()
    if (sessionId === fromSessionId) throw fail(errors.sessionSame)
    const session = await findSession(tx.db, sessionId)
    if (session?.intake_id !== seat.intake_id) throw fail(errors.sessionElsewhere)
    for (const { starts_at, name } of [seat, session]) if (starts_at <= tx.now()) throw fail(errors.sessionBegun, { name })
    const given = new Set((await findGivenSeats(tx.db, [sessionId])).map((one) => one.seat_no))
    const [seatNo] = freeSeatsOf({ ...session, given })
    if (seatNo === undefined) throw fail(errors.sessionFull)
    await writeExamSeats(tx, [{ registrationId: id, sessionId, seatNo, ticket: seat.ticket_number }])
    const values = { name: seat.real_name ?? '', intake: seat.intake, ...examValues(session, { ...seat, seat_no: seatNo }) }
    const valuesEn = { intake: seat.intake_en ?? seat.intake }
    await notify(tx, examNotices.moved, [{ userId: seat.user_id, values, valuesEn, path: '/sign/basic' }])
    const detail = { before: { session: seat.session_id, seat: seat.seat_no }, after: { session: sessionId, seat: seatNo } }
    await tx.audit({ action: 'recruitment.exam.move', entity: 'registration', entityId: id, detail })
    return { seatNo, ticketNumber: seat.ticket_number }
  })
}
