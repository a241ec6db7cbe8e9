import { certificateRecordFlow } from '@residency/contract/areas/teachers/certificates/certificate-record.flow'
import { sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import { updateRows } from '../../../platform/db/versions.ts'
import { advanceMany } from '../../../platform/flow/advance-many.ts'
import { undoSteps } from '../../../platform/flow/undo-steps.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findPending } from './certificate.queries.ts'
import { readCertificates, restoreCertificates, storeCertificates } from './store-certificates.ts'

/**
 * The person who qualifies a teacher has seen the certificates of the application: they pass
 * together with it.
 */
export async function passPendingCertificates(tx: SignedCtx, userIds: readonly number[]) {
  const ids = (await findPending(tx.db, userIds)).map(({ id }) => id)

  const records = ids.map((id) => ({
    id,
    state: certificateRecordFlow.initial,
    relations: new Set(['reviewer' as const]),
  }))

  await advanceMany(tx, certificateRecordFlow, 'pass', records, {}, async (state, passed) => {
    await updateRows(tx, 'teacherCertificateRecords', passed, { state })
    await storeCertificates(tx, passed)
  })
}

export type CertificateSnapshot = {
  pending: { id: number; userId: number }[]
  certificates: { id: number }[]
}

/** What is stored before a decision that would pass them. */
export const snapshotPending = async (
  tx: SignedCtx,
  userIds: number[],
): Promise<CertificateSnapshot> => ({
  pending: await findPending(tx.db, userIds),
  certificates: await readCertificates(tx, userIds),
})

/** Restores what these people handed in, and the certificates made from it. */
export async function restorePending(
  tx: SignedCtx,
  userIds: readonly number[],
  { pending, certificates }: CertificateSnapshot,
) {
  const ids = pending.filter(({ userId }) => userIds.includes(userId)).map(({ id }) => id)
  if (ids.length === 0) return

  await undoSteps(tx, certificateRecordFlow, 'teacherCertificateRecords', 'pass', ids)
  await sql`update teacher_certificate_records set certificate_id = null
    where id = ${anyId(ids)} and action = 'add'`.execute(tx.db)
  await restoreCertificates(tx, ids, certificates)
}
