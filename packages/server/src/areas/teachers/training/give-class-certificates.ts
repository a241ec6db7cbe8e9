import { yearOf } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { dayInChina } from '../../../platform/clock.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { mustBeDrawable } from '../../../platform/pdf/glyphs.ts'
import { notify } from '../../messages/messages.public.ts'
import { giveTrainingCertificates } from '../certificates/give-training-certificates.ts'
import { type ClassRow, findDays, findParticipants } from './class.queries.ts'
import { certificateNumber, hasAttendedEnough } from './class.rules.ts'
import { trainingClassNotices } from './training-notices.seed.ts'

/** The next `count` running numbers of a year; the counter only grows. */
async function takeNumbers(tx: SignedCtx, year: number, count: number) {
  const { last } = await tx.db
    .insertInto('teacherClassNumberCounters')
    .values({ year, last: count })
    .onConflict((on) =>
      on
        .column('year')
        .doUpdateSet((e) => ({ last: e('teacherClassNumberCounters.last', '+', count) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()

  return Array.from({ length: count }, (_, i) => certificateNumber(year, last - count + 1 + i))
}

export const findIssuer = async (ctx: Pick<SignedCtx, 'db'>) =>
  (
    await ctx.db
      .selectFrom('trainingUnits')
      .select('name')
      .where('kind', '=', 'main')
      .orderBy('id')
      .executeTakeFirst()
  )?.name ?? ''

/**
 * Numbers a certificate for everybody who was there often enough, and puts it among the person's
 * certificates; returns how many.
 */
export async function giveClassCertificates(
  tx: SignedCtx,
  trainingClass: ClassRow,
): Promise<number> {
  const days = (await findDays(tx.db, [trainingClass.id])).length
  const earned = (await findParticipants(tx.db, trainingClass.id)).filter(({ attended }) =>
    hasAttendedEnough(attended.length, days, trainingClass.minShare),
  )
  if (earned.length === 0) return 0

  const issuedOn = dayInChina(tx.now())
  const issuer = await findIssuer(tx)
  mustBeDrawable([trainingClass.title, issuer, ...earned.map(({ name }) => name)])

  const numbers = await takeNumbers(tx, yearOf(issuedOn), earned.length)

  const certificateIds = await giveTrainingCertificates(
    tx,
    earned.map((p, i) => ({ userId: p.userId, number: numbers[i]!, issuer, issuedOn })),
  )

  await sql`update teacher_class_participants p
      set certificate_number = c.number, certificate_id = c.id
    from teacher_certificates c where p.class_id = ${trainingClass.id} and c.user_id = p.user_id
      and c.id = ${anyId(certificateIds)}`.execute(tx.db)

  const recipients = earned.map((p, i) => ({
    userId: p.userId,
    values: { name: trainingClass.title, number: numbers[i]! },
    path: '/teacher/classes',
  }))

  await notify(tx, trainingClassNotices.certificate, recipients)

  return earned.length
}
