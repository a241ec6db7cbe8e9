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

type Revocation = { id: number; number: string; reason: string }

/** The certificate that is meant, locked: its number was typed, and it is in force. */
async function certificateInForce(
  tx: SignedCtx,
  { id, number }: Revocation,
): Promise<CertificateRow> {
  const certificate = found(await findCertificateForUpdate(tx.db, visibleTrainees(tx.actor), id))
  if (certificate.revokedOn !== null) throw fail(errors.certificateRevoked)
  if (foldCode(certificate.number) !== foldCode(number)) throw fail(errors.certificateNumberTyped)

  return certificate
}

async function revoke(
  tx: SignedCtx,
  certificate: CertificateRow,
  reason: string,
  revokedOn: string,
) {
  await tx.db
    .updateTable('certificates')
    .set((e) => ({
      revokedOn,
      revocation: reason,
      revokedBy: tx.actor.userId,
      version: e('version', '+', 1),
    }))
    .where('id', '=', certificate.id)
    .execute()

  const detail = { number: certificate.number, reason, revokedOn }

  await tx.audit({
    action: 'students.certificate.revoke',
    entity: 'certificate',
    entityId: certificate.id,
    detail,
  })

  const values = { trainee: certificate.holder ?? '', number: certificate.number, reason }

  await notify(tx, certificateNotices.revoked, [
    { userId: certificate.userId, values, path: '/student/completion' },
  ])
}

/** Revokes a certificate from a day on; it stays on record and on the published list. */
export const revokeCertificate = (ctx: SignedCtx, wanted: Revocation & { revokedOn: string }) =>
  inTransaction(ctx, async (tx) => {
    const certificate = await certificateInForce(tx, wanted)
    if (wanted.revokedOn < certificate.issuedOn || wanted.revokedOn > dayInChina(tx.now()))
      throw fail(errors.certificateRevokedOn)

    await revoke(tx, certificate, wanted.reason, wanted.revokedOn)

    return null
  })

/**
 * A duplicate: the old number is revoked, the new one is issued with what is known of the person
 * today.
 */
export async function reissueCertificate(ctx: SignedCtx, revocation: Revocation) {
  const made = await inTransaction(ctx, async (tx) => {
    const certificate = await certificateInForce(tx, revocation)
    await revoke(tx, certificate, revocation.reason, dayInChina(tx.now()))

    const { ids, numbers } = await writeCertificates(tx, [
      {
        completionId: certificate.completionId,
        traineeId: certificate.traineeId,
        replacesId: certificate.id,
      },
    ])

    return { id: ids[0]!, number: numbers[0]! }
  })

  ctx.services.jobs.nudge('certificates')

  return made
}
