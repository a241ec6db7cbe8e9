import { dayInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { reminderStages } from '../validity.rules.ts'
import { libraryNotices, teacherCertificateNotices } from './library-notices.seed.ts'
import { libraryNoticeOf } from './library-notices.ts'
import { stageCertificates, stageQualifications } from './reminders.queries.ts'

/**
 * Reminds of qualifications and certificates that end soon, once in each stage; a person who comes
 * late to a stage is reminded of the nearest one only.
 */
export const remindOfEnds = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const today = dayInChina(tx.now())
    const stages = reminderStages(today)
    const qualifications = await stageQualifications(tx.db, today, stages)

    await notify(
      tx,
      libraryNotices.ending,
      qualifications.map((q) => libraryNoticeOf(q, { until: q.validUntil })),
    )

    const certificates = await stageCertificates(tx.db, today, stages)

    await notify(
      tx,
      teacherCertificateNotices.ending,
      certificates.map(({ userId, number, validUntil }) => ({
        userId,
        values: { number, until: validUntil },
        path: '/teacher/own',
      })),
    )

    return { qualifications: qualifications.length, certificates: certificates.length }
  })
