import type { Readable } from 'node:stream'
import { signupWords } from '@residency/contract/areas/signup/text'
import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { readAhead } from '../../../platform/http/read-ahead.ts'
import { drawPdf, drawSheetBySheet } from '../../../platform/pdf/draw-pdf.ts'
import { mustBeDrawable } from '../../../platform/pdf/glyphs.ts'
import { GREY_LINES, type PdfSheet, type SheetContent } from '../../../platform/pdf/pdf-sheet.ts'
import { findHospital } from '../../organisation/organisation.public.ts'
import { readPhoto } from './read-photo.ts'
import type { Ticket } from './ticket.queries.ts'
import { ticketText } from './ticket.text.ts'

function factsOf(ctx: SignedCtx, t: Ticket): [string, string][] {
  const text = ticketText[ctx.language]
  const genders: Readonly<Record<string, string>> = text.genders
  const kinds: Readonly<Record<string, string>> = signupWords[ctx.language].traineeKinds
  const [from, until] = [minuteInChina(t.startsAt), minuteInChina(t.endsAt)]
  const end = from.slice(0, 10) === until.slice(0, 10) ? until.slice(11) : until

  return [
    [text.name, t.realName ?? ''],
    [text.ticket, t.ticketNumber],
    [text.gender, genders[String(t.gender)] ?? ''],
    [text.major, labelIn(ctx.language, t.major ?? '', t.majorEn)],
    [text.kind, kinds[t.traineeKind] ?? ''],
    [text.session, t.session],
    [text.time, `${from} ${text.until} ${end}`],
    [text.place, t.place],
    [text.room, t.room],
    [text.seat, String(t.seatNo)],
  ]
}

function bodyOf(ctx: SignedCtx, t: Ticket, photo: string | null): SheetContent[] {
  const text = ticketText[ctx.language]
  const intake = labelIn(ctx.language, t.intake, t.intakeEn)
  const large = new Set<string>([text.name, text.ticket, text.seat])

  const rows = factsOf(ctx, t).map(([label, value]) => [
    { text: label, style: 'label' },
    { text: value || '—', ...(large.has(label) ? { fontSize: 13, bold: true } : {}) },
  ])

  const facts = { width: '*', table: { widths: [92, '*'], body: rows }, layout: GREY_LINES }
  const empty = { text: text.noPhoto, style: 'label', alignment: 'center', margin: [0, 54, 0, 0] }
  const picture = photo
    ? { width: 105, image: photo, fit: [105, 140] }
    : { width: 105, table: { widths: [93], heights: [130], body: [[empty]] } }

  return [
    { text: intake, fontSize: 12, margin: [0, 0, 0, 10] },
    { columns: [facts, picture], columnGap: 18 } as SheetContent,
    { text: text.rules, style: 'section' },
    { ol: [...text.clauses], lineHeight: 1.4 },
  ]
}

/**
 * A ticket as a sheet: name, number, photo, session and seat, rules, the number as a code for the
 * door.
 */
async function ticketSheet(ctx: SignedCtx, ticket: Ticket, head: string): Promise<PdfSheet> {
  const text = ticketText[ctx.language]
  const content = bodyOf(ctx, ticket, await readPhoto(ctx, ticket))
  return { title: text.title, head, foot: text.scan, qr: ticket.ticketNumber, content }
}

const findHead = async (ctx: SignedCtx) => {
  const hospital = await findHospital(ctx.db)
  return labelIn(ctx.language, hospital?.name ?? '', hospital?.nameEn)
}

export const drawTicket = async (ctx: SignedCtx, ticket: Ticket): Promise<Buffer> =>
  drawPdf(await ticketSheet(ctx, ticket, await findHead(ctx)), ctx.actor.userId)

/** Many tickets as one PDF, a page each; it is sent while it is drawn. */
export async function streamTickets(ctx: SignedCtx, tickets: readonly Ticket[]): Promise<Readable> {
  mustBeDrawable(tickets.flatMap((ticket) => factsOf(ctx, ticket).map(([, value]) => value)))

  const head = await findHead(ctx)

  async function* sheets() {
    for (const ticket of tickets) yield await ticketSheet(ctx, ticket, head)
  }

  return readAhead(drawSheetBySheet(sheets(), tickets.length, ctx.actor.userId))
}
