import { completionErrors as errors } from '@residency/contract/areas/students/completion/access'
import { foldCode } from '@residency/contract/kernel/fold'
import { dayInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { notify } from '../../messages/messages.public.ts'
import { certificateNotices } from '../completion/completion-notices.seed.ts'
import { visibleTrainees } from '../students.policy.ts'
import { type CertificateRow, findCertificateForUpdate } from './certificate.queries.ts'
import { writeCertificates } from './write-certificates.ts'

type Wanted = { id: number; number: string; reason: string }

/** The certificate that is meant, locked: its number was typed, and it is in force. */
async function certificateInForce(tx: SignedCtx, { id, number }: Wanted): Promise<CertificateRow> {
  const one = found(await findCertificateForUpdate(tx.db, visibleTrainees(tx.actor), id))
  if (one.revokedOn !== null) throw fail(errors.certificateRevoked)
  if (foldCode(one.number) !== foldCode(number)) throw fail(errors.certificateNumberTyped)

  return one
}

async function revoke(tx: SignedCtx, one: CertificateRow, reason: string, revokedOn: string) {
  await tx.db
    .updateTable('certificates')
    .set((e) => ({
      revokedOn,
      revocation: reason,
      revokedBy: tx.actor.userId,
      version: e('version', '+', 1),
    }))
    .where('id', '=', one.id)
    .execute()

  const detail = { number: one.number, reason, revokedOn }

  await tx.audit({
    action: 'students.certificate.revoke',
    entity: 'certificate',
    entityId: one.id,
    detail,
  })

  const values = { trainee: one.holder ?? '', number: one.number, reason }

  await notify(tx, certificateNotices.revoked, [
    { userId: one.userId, values, path: '/student/completion' },
  ])
}

/** Revokes a certificate from a day on; it stays on record and on the published list. */
export const revokeCertificate = (ctx: SignedCtx, wanted: Wanted & { revokedOn: string }) =>
  inTransaction(ctx, async (tx) => {
    const one = await certificateInForce(tx, wanted)
    if (wanted.revokedOn < one.issuedOn || wanted.revokedOn > dayInChina(tx.now()))
      throw fail(errors.certificateRevokedOn)

    await revoke(tx, one, wanted.reason, wanted.revokedOn)

    return null
  })

/**
 * A duplicate: the old number is revoked, the new one is issued with what is known of the person
 * today.
 */
export async function reissueCertificate(ctx: SignedCtx, wanted: Wanted) {
  const made = await inTransaction(ctx, async (tx) => {
    const one = await certificateInForce(tx, wanted)
    await revoke(tx, one, wanted.reason, dayInChina(tx.now()))

    const { ids, numbers } = await writeCertificates(tx, [
      { completionId: one.completionId, traineeId: one.traineeId, replacesId: one.id },
    ])

    return { id: ids[0]!, number: numbers[0]! }
  })

  ctx.services.jobs.nudge('certificates')

  return made
}
