import { certificateRecordFlow } from '@residency/contract/areas/teachers/certificates/certificate-record.flow'
import { sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import { updateRows } from '../../../platform/db/versions.ts'
import { advanceMany } from '../../../platform/flow/advance-many.ts'
import { undoSteps } from '../../../platform/flow/undo-steps.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findPending } from './certificate.queries.ts'
import { keepCertificates, readCertificates, restoreCertificates } from './kept-certificates.ts'

/**
 * Whoever qualifies a teacher has seen the certificates handed in with the application: they pass
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
    await keepCertificates(tx, passed)
  })
}

export type KeptCertificates = {
  pending: { id: number; userId: number }[]
  certificates: { id: number }[]
}

/** What stands before a decision that would pass them. */
export const keepPending = async (tx: SignedCtx, userIds: number[]): Promise<KeptCertificates> => ({
  pending: await findPending(tx.db, userIds),
  certificates: await readCertificates(tx, userIds),
})

/** Puts what these people handed in, and the certificates that came of it, back as they stood. */
export async function restorePending(
  tx: SignedCtx,
  userIds: readonly number[],
  { pending, certificates }: KeptCertificates,
) {
  const ids = pending.filter(({ userId }) => userIds.includes(userId)).map(({ id }) => id)
  if (ids.length === 0) return

  await undoSteps(tx, certificateRecordFlow, 'teacherCertificateRecords', 'pass', ids)
  await sql`update teacher_certificate_records set certificate_id = null
    where id = ${anyId(ids)} and action = 'add'`.execute(tx.db)
  await restoreCertificates(tx, ids, certificates)
}
