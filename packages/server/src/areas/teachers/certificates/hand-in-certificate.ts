import { certificateErrors } from '@residency/contract/areas/teachers/certificates/access'
import type { CertificateForm } from '@residency/contract/areas/teachers/certificates/certificate.contract'
import { certificateRecordFlow } from '@residency/contract/areas/teachers/certificates/certificate-record.flow'
import { dayInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { claimFiles } from '../../files/files.public.ts'
import { isDictValue } from '../../settings/settings.public.ts'
import { relationsToRecord } from './certificate.policy.ts'
import { findOwnRecordForUpdate } from './certificate.queries.ts'
import { CERTIFICATE_RECORD, KINDS } from './present-certificates.ts'

async function mustBeNew(
  tx: SignedCtx,
  { kind, number, certificateId, issuedOn }: CertificateForm,
) {
  if (!(await isDictValue(tx.db, KINDS, kind))) throw fail(certificateErrors.certificateKindUnknown)
  if (issuedOn > dayInChina(tx.now())) throw fail(certificateErrors.certificateInFuture)

  const stored = await tx.db
    .selectFrom('teacherCertificates')
    .select(['id', 'userId', 'kind', 'number'])
    .where((e) =>
      e.or([
        e('id', '=', certificateId ?? 0),
        e.and([e('kind', '=', kind), e('number', '=', number)]),
      ]),
    )
    .execute()

  const renewed = stored.find(({ id }) => id === certificateId)
  if (certificateId !== null && renewed?.userId !== tx.actor.userId)
    throw fail(certificateErrors.certificateUnknown)
  if (stored.some((c) => c.id !== certificateId && c.kind === kind && c.number === number))
    throw fail(certificateErrors.certificateNumberTaken)
}

/** Hands in a new certificate, or the renewal of one's own, with its scans. */
export const addOwnCertificate = (ctx: SignedCtx, form: CertificateForm) =>
  inTransaction(ctx, async (tx) => {
    await mustBeNew(tx, form)

    const { id } = await tx.db
      .insertInto('teacherCertificateRecords')
      .values({
        userId: tx.actor.userId,
        certificateId: form.certificateId,
        action: form.certificateId === null ? 'add' : 'renew',
        kind: form.kind,
        number: form.number,
        issuer: form.issuer,
        issuedOn: form.issuedOn,
        validUntil: form.validUntil,
        createdAt: tx.now(),
        updatedAt: tx.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(
        constraintErrors({
          teacher_certificate_records_open: certificateErrors.certificateUnderReview,
        }),
      )

    await claimFiles(tx, {
      keys: form.files,
      purposes: ['proof', 'attachment'],
      record: { kind: CERTIFICATE_RECORD, id },
      field: 'files',
    })

    await tx.audit({ action: 'teachers.certificate.add', entity: CERTIFICATE_RECORD, entityId: id })

    return { id }
  })

/** Withdraws what one has handed in, before it is decided. */
export const withdrawOwnCertificate = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const own = found(await findOwnRecordForUpdate(tx.db, ctx.actor.userId, id))

    const record = {
      id,
      state: own.state,
      relations: relationsToRecord({ ...own, isOwnBase: false }, ctx.actor),
    }

    await advance(tx, certificateRecordFlow, 'withdraw', record, {}, (state) =>
      updateRow(tx, 'teacherCertificateRecords', own, { state }),
    )

    return null
  })
