import { examsErrors as errors } from '@residency/contract/areas/admission/entrance-exams/access'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { changedMeanwhile, fail, found } from '../../../platform/http/fail.ts'
import { writeExamSeats } from '../../intakes/intakes.public.ts'
import { notify } from '../../messages/messages.public.ts'
import { isToBeExamined } from '../../signup/signup.public.ts'
import { findSeat, findTakenSeats } from './arrangement.queries.ts'
import { freeSeatsOf } from './arrangement.rules.ts'
import { examValues } from './exam-notice.rules.ts'
import { examNotices } from './exam-notices.seed.ts'
import { mustBeOffice } from './must-be-office.ts'
import { findSession, lockSessions } from './session.queries.ts'

type MoveInput = { id: number; sessionId: number; fromSessionId: number }

/**
 * Moves an examinee to the lowest free seat of another session, before either has begun. The ticket
 * number stays; they are notified.
 */
export async function moveExamSeat(ctx: SignedCtx, { id, sessionId, fromSessionId }: MoveInput) {
  mustBeOffice(ctx.actor)
  return inTransaction(ctx, async (tx) => {
    await lockSessions(tx.db, [sessionId, fromSessionId])

    const { seat, session } = await findMove(tx, { id, sessionId, fromSessionId })
    const takenSeats = new Set(
      (await findTakenSeats(tx.db, [sessionId])).map((taken) => taken.seatNo),
    )
    const [seatNo] = freeSeatsOf({ ...session, takenSeats })
    if (seatNo === undefined) throw fail(errors.sessionFull)

    await writeExamSeats(tx, [{ registrationId: id, sessionId, seatNo, ticket: seat.ticketNumber }])

    const values = {
      name: seat.realName ?? '',
      intake: seat.intake,
      ...examValues(session, { ...seat, seatNo }),
    }

    const valuesEn = { intake: seat.intakeEn ?? seat.intake }

    await notify(tx, examNotices.moved, [
      { userId: seat.userId, values, valuesEn, path: '/sign/basic' },
    ])

    const detail = {
      before: { session: seat.sessionId, seat: seat.seatNo },
      after: { session: sessionId, seat: seatNo },
    }

    await tx.audit({
      action: 'recruitment.exam.move',
      entity: 'registration',
      entityId: id,
      detail,
    })

    return { seatNo, ticketNumber: seat.ticketNumber }
  })
}

/** The seat and the session it moves to; refuses another intake and sessions that have begun. */
async function findMove(tx: SignedCtx, { id, sessionId, fromSessionId }: MoveInput) {
  const seat = found(await findSeat(tx.db, id, true))
  if (!isToBeExamined(seat.state)) throw fail(errors.noTicket)
  if (seat.sessionId !== fromSessionId) throw changedMeanwhile()
  if (sessionId === fromSessionId) throw fail(errors.sessionSame)

  const session = await findSession(tx.db, sessionId)
  if (session?.intakeId !== seat.intakeId) throw fail(errors.sessionElsewhere)

  for (const { startsAt, name } of [seat, session])
    if (startsAt <= tx.now()) throw fail(errors.sessionBegun, { name })

  return { seat, session }
}
