import { examsErrors as errors } from '@residency/contract/areas/admission/entrance-exams/access'
import { labelIn, toMoment } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import type { Binary } from '../../../platform/http/send-binary.ts'
import { mustBeOffice } from '../entrance-exams/must-be-office.ts'
import { findSession } from '../entrance-exams/session.queries.ts'
import { drawTicket, streamTickets } from './draw-tickets.ts'
import { findOwnRegistration, findTicket, findTicketsOf, type Ticket } from './ticket.queries.ts'
import { ticketText } from './ticket.text.ts'

const pdfFile = (body: Binary['body'], name: string): Binary => ({
  filename: `${name}.pdf`,
  type: 'application/pdf',
  body,
  inline: true,
  headers: { 'cache-control': 'private, no-store' },
})

const ticketFile = async (ctx: SignedCtx, ticket: Ticket) =>
  pdfFile(await drawTicket(ctx, ticket), `${ticketText[ctx.language].title}-${ticket.ticketNumber}`)

/** The ticket of one examinee, for the office. */
export async function getExamTicket(ctx: SignedCtx, { id }: { id: number }): Promise<Binary> {
  mustBeOffice(ctx.actor)

  const ticket = await findTicket(ctx.db, id)
  if (!ticket) throw fail(errors.noTicket)

  return ticketFile(ctx, ticket)
}

/** All tickets of a session, seat by seat; it shows many people's photos and is written down. */
export async function getSessionTickets(ctx: SignedCtx, { id }: { id: number }): Promise<Binary> {
  mustBeOffice(ctx.actor)

  const session = found(await findSession(ctx.db, id))
  const tickets = await findTicketsOf(ctx.db, id)
  if (tickets.length === 0) throw fail(errors.noTicket)

  await ctx.audit({
    action: 'recruitment.exam.printTickets',
    entity: 'examSession',
    entityId: id,
    detail: { count: tickets.length },
  })

  return pdfFile(
    await streamTickets(ctx, tickets),
    `${ticketText[ctx.language].title}-${session.name}`,
  )
}

/** The ticket of the own newest registration. */
async function findOwnTicket(ctx: SignedCtx) {
  const registration = await findOwnRegistration(ctx.db, ctx.actor.userId)
  return registration && (await findTicket(ctx.db, registration.registrationId))
}

export async function getOwnTicket(ctx: SignedCtx): Promise<Binary> {
  const ticket = await findOwnTicket(ctx)
  if (!ticket) throw fail(errors.noTicket)

  return ticketFile(ctx, ticket)
}

/** When, where and under which number one sits. */
export async function getOwnExam(ctx: SignedCtx) {
  const ticket = await findOwnTicket(ctx)
  if (!ticket) return null

  return {
    intakeName: labelIn(ctx.language, ticket.intake, ticket.intakeEn),
    ticketNumber: ticket.ticketNumber,
    seatNo: ticket.seatNo,
    session: {
      name: ticket.session,
      place: ticket.place,
      room: ticket.room,
      startsAt: toMoment(ticket.startsAt),
      endsAt: toMoment(ticket.endsAt),
    },
  }
}
