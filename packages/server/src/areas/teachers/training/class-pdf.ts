import { trainingErrors } from '@residency/contract/areas/teachers/training/access'
import { labelIn } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import type { Binary } from '../../../platform/http/send-binary.ts'
import { drawPdf } from '../../../platform/pdf/draw-pdf.ts'
import { learningCertificate } from '../../../platform/pdf/learning-certificate.ts'
import type { PdfSheet, SheetContent } from '../../../platform/pdf/pdf-sheet.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { findClass, findDays, findParticipants, type ParticipantRow } from './class.queries.ts'
import { classPdfText } from './class-pdf.text.ts'
import { findIssuer } from './give-class-certificates.ts'
import { TRAINING_CLASS } from './list-classes.ts'
import { findOwnCertificate } from './own-class.queries.ts'

const pdfFile = async (ctx: SignedCtx, sheet: PdfSheet, filename: string): Promise<Binary> => ({
  filename: `${filename}.pdf`,
  type: 'application/pdf',
  body: await drawPdf(sheet, ctx.actor.userId),
  inline: true,
  headers: { 'cache-control': 'private, no-store' },
})

/** The own certificate of a class. */
export async function getOwnClassCertificate(
  ctx: SignedCtx,
  { id }: { id: number },
): Promise<Binary> {
  const certificate = await findOwnCertificate(ctx.db, ctx.actor.userId, id)
  if (!certificate?.number) throw fail(trainingErrors.noClassCertificate)

  const text = classPdfText[ctx.language]
  const days = (await findDays(ctx.db, [id])).length

  await ctx.audit({ action: 'teachers.class.certificate', entity: TRAINING_CLASS, entityId: id })

  const sheet = learningCertificate({
    title: text.certificate,
    subtitle: text.subtitle,
    issuer: certificate.issuer,
    number: [text.number, certificate.number],
    opening: text.opening,
    name: certificate.name,
    statement: fillSentence(text.body, { title: certificate.title }),
    facts: [
      [
        text.facts.days,
        days === 1
          ? certificate.fromDay
          : fillSentence(text.until, { from: certificate.fromDay, to: certificate.toDay }),
      ],
      [text.facts.hours, String(certificate.hours)],
      [text.facts.attended, fillSentence(text.share, { attended: certificate.attended, days })],
    ],
    issued: [text.issued, certificate.issuedOn],
    seal: text.seal,
  })

  return pdfFile(ctx, sheet, `${text.certificate}-${certificate.number}`)
}

const DAYS_ON_A_SHEET = 8

/** One table of the list for as many days as fit next to the names. */
function signInTable(
  ctx: SignedCtx,
  people: readonly ParticipantRow[],
  days: readonly string[],
  isFirst: boolean,
): SheetContent {
  const text = classPdfText[ctx.language]
  const head = [text.index, text.person, text.department, ...days.map((day) => day.slice(5))].map(
    (cell) => ({ text: cell, bold: true }),
  )

  const rows = people.map((p, i) => [
    String(i + 1),
    p.name,
    p.department === null ? '' : labelIn(ctx.language, p.department, p.departmentEn),
    ...days.map((day) => ({
      text: p.attended.includes(day) ? text.here : ' ',
      alignment: 'center' as const,
    })),
  ])

  return {
    table: {
      headerRows: 1,
      widths: [28, 70, 110, ...days.map(() => '*')],
      heights: 22,
      body: [head, ...rows],
    },
    ...(isFirst ? {} : { pageBreak: 'before' as const }),
  }
}

/** The sign-in list of a class, to be printed and signed; those already recorded are ticked. */
export async function getSignInSheet(ctx: SignedCtx, { id }: { id: number }): Promise<Binary> {
  const trainingClass = found(await findClass(ctx.db, visibleTeachers(ctx.actor), id))

  const [sessions, people, hospital] = await Promise.all([
    findDays(ctx.db, [id]),
    findParticipants(ctx.db, id),
    findIssuer(ctx),
  ])

  const text = classPdfText[ctx.language]
  const days = sessions.map(({ day }) => day)
  const parts = Array.from({ length: Math.ceil(days.length / DAYS_ON_A_SHEET) }, (_, i) =>
    days.slice(i * DAYS_ON_A_SHEET, (i + 1) * DAYS_ON_A_SHEET),
  )

  await ctx.audit({
    action: 'teachers.class.signInSheet',
    entity: TRAINING_CLASS,
    entityId: id,
    detail: { count: people.length },
  })

  const facts = `${text.dates} ${trainingClass.fromDay} – ${trainingClass.toDay}　${text.place} ${trainingClass.place}`

  const content: SheetContent[] = [
    { text: facts, style: 'label', margin: [0, 0, 0, 12] },
    ...parts.map((part, i) => signInTable(ctx, people, part, i === 0)),
  ]

  return pdfFile(
    ctx,
    {
      title: `${trainingClass.title} ${text.sheet}`,
      head: hospital,
      foot: text.foot,
      content,
      isLandscape: true,
    },
    `${text.sheet}-${trainingClass.title}`,
  )
}
