import { courseFlow } from '@residency/contract/areas/learning/courses/course.flow'
import { courseErrors as errors } from '@residency/contract/areas/learning/courses/errors'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import type { Binary } from '../../../platform/http/send-binary.ts'
import { drawPdf } from '../../../platform/pdf/draw-pdf.ts'
import type { SheetContent } from '../../../platform/pdf/pdf-sheet.ts'
import { coursePdfText } from './course-pdf.text.ts'
import { findCertificate } from './learner.queries.ts'

const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

/** The own certificate of a course that is done. */
export async function getCourseCertificate(ctx: SignedCtx, { id }: { id: number }): Promise<Binary> {
  const one = await findCertificate(ctx.db, ctx.actor.userId, id)
  if (!one?.number || !one.done_at) throw fail(errors.noCourseCertificate)
  const text = coursePdfText[ctx.language]
  const day = dayInChina(one.done_at)
  await ctx.audit({ action: 'learning.course.certificate', entity: courseFlow.name, entityId: id })
  const values = { name: one.name, title: one.title, minutes: Math.ceil(one.seconds / 60), lessons: one.lessons, day }
  const content: SheetContent[] = [
    { text: `${text.number} ${one.number}`, style: 'label', margin: [0, 0, 0, 48] },
    { text: fill(text.body, values), fontSize: 15, lineHeight: 2, margin: [24, 0, 24, 64] },
    { text: one.issuer, fontSize: 14, alignment: 'right', margin: [0, 0, 24, 8] },
    { text: `${text.issued} ${day}`, alignment: 'right', margin: [0, 0, 24, 0] },
  ]
  const sheet = { title: text.title, head: one.issuer, foot: `${text.number} ${one.number}`, qr: one.number, content, isLandscape: true }
  return {
    ...{ filename: `${text.title}-${one.number}.pdf`, type: 'application/pdf', body: await drawPdf(sheet, ctx.actor.userId) },
    ...{ inline: true, headers: { 'cache-control': 'private, no-store' } },
  }
}
