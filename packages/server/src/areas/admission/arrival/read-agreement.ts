import { arrivalErrors } from '@residency/contract/areas/admission/arrival/access'
import { signupWords } from '@residency/contract/areas/signup/text'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import type { Binary } from '../../../platform/http/send-binary.ts'
import { drawPdf } from '../../../platform/pdf/draw-pdf.ts'
import { factsTable, type PdfSheet } from '../../../platform/pdf/pdf-sheet.ts'
import { numbersOf } from '../../signup/signup.public.ts'
import { mustBeOffice } from '../entrance-exams/must-be-office.ts'
import { type Agreement, findAgreement } from './agreement.queries.ts'
import { agreementText as text } from './agreement-sheet.text.ts'
import { findOwnArrival } from './arrival.queries.ts'

/**
 * The agreement as PDF for the office. It contains the full card number, so each reading is
 * audited.
 */
export async function readAgreement(ctx: SignedCtx, { id }: { id: number }): Promise<Binary> {
  mustBeOffice(ctx.actor)

  const agreement = await findAgreement(ctx.db, id)
  if (!agreement) throw fail(arrivalErrors.noAgreement)

  return agreementFile(ctx, agreement)
}

/** The own agreement as PDF. */
export async function readOwnAgreement(ctx: SignedCtx): Promise<Binary> {
  const arrival = await findOwnArrival(ctx.db, ctx.actor.userId)
  const agreement = arrival && (await findAgreement(ctx.db, arrival.id))
  if (!agreement) throw fail(arrivalErrors.noAgreement)

  return agreementFile(ctx, agreement)
}

async function agreementFile(ctx: SignedCtx, agreement: Agreement): Promise<Binary> {
  const hospital = await ctx.db
    .selectFrom('trainingUnits')
    .select('name')
    .where('kind', '=', 'main')
    .orderBy('id')
    .executeTakeFirst()

  const body = await drawPdf(sheetOf(ctx, agreement, hospital?.name ?? ''), ctx.actor.userId)

  await ctx.audit({
    action: 'recruitment.agreement.read',
    entity: 'registration',
    entityId: agreement.id,
  })

  return {
    filename: `${text.file}-${agreement.number}.pdf`,
    type: 'application/pdf',
    body,
    inline: true,
  }
}

function sheetOf(ctx: SignedCtx, a: Agreement, hospital: string): PdfSheet {
  const { idCard, mobile } = numbersOf(ctx, a)
  const kinds: Readonly<Record<string, string>> = signupWords['zh-cn'].traineeKinds
  const section = (title: string) => ({ text: title, style: 'section' })

  return {
    title: text.title,
    head: hospital,
    foot: `${a.intake}　${text.number} ${a.number}`,
    qr: a.number,
    content: [
      section(text.parties),
      factsTable([
        [text.hospital, hospital],
        [text.number, a.number],
        [text.trainee, a.realName],
        [text.gender, text.genders[String(a.gender)]],
        [text.idCard, idCard],
        [text.mobile, mobile],
        [text.kind, kinds[a.traineeKind]],
        [text.employer, a.employer],
      ]),
      section(text.training),
      factsTable([
        [text.base, a.base],
        [text.major, a.major],
        [text.unit, a.unit],
        [text.signedOn, a.signedOn],
        [text.from, a.startsOn],
        [text.until, a.endsOn],
      ]),
      section(text.terms),
      { ol: [...text.clauses], margin: [0, 0, 0, 36] },
      { columns: [text.signHospital, text.signTrainee], margin: [0, 0, 0, 24] },
      { columns: [text.date, text.date] },
    ],
  }
}
