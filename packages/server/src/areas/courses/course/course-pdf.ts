import { courseErrors as errors } from '@residency/contract/areas/courses/course/access'
import { courseFlow } from '@residency/contract/areas/courses/course/course.flow'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import type { Binary } from '../../../platform/http/send-binary.ts'
import { drawPdf } from '../../../platform/pdf/draw-pdf.ts'
import { learningCertificate } from '../../../platform/pdf/learning-certificate.ts'
import { coursePdfText } from './course.text.ts'
import { findCertificate } from './learner.queries.ts'

/** The own certificate of a course that is done. */
export async function getCourseCertificate(
  ctx: SignedCtx,
  { id }: { id: number },
): Promise<Binary> {
  const certificate = await findCertificate(ctx.db, ctx.actor.userId, id)
  if (!certificate?.number || !certificate.doneAt) throw fail(errors.noCourseCertificate)

  const text = coursePdfText[ctx.language]
  const day = dayInChina(certificate.doneAt)

  await ctx.audit({ action: 'learning.course.certificate', entity: courseFlow.name, entityId: id })

  const sheet = learningCertificate({
    title: text.title,
    subtitle: text.subtitle,
    issuer: certificate.issuer,
    number: [text.number, certificate.number],
    opening: text.opening,
    name: certificate.name,
    statement: fillSentence(text.body, { title: certificate.title }),
    facts: [
      [text.facts.lessons, String(certificate.lessons)],
      [text.facts.minutes, String(Math.ceil(certificate.seconds / 60))],
      [text.facts.day, day],
    ],
    issued: [text.issued, day],
    seal: text.seal,
  })

  return {
    filename: `${text.title}-${certificate.number}.pdf`,
    type: 'application/pdf',
    body: await drawPdf(sheet, ctx.actor.userId),
    inline: true,
    headers: { 'cache-control': 'private, no-store' },
  }
}
