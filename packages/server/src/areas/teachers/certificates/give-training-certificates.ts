import type { SignedCtx } from '../../../platform/http/ctx.ts'

type TrainingCertificate = { userId: number; number: string; issuer: string; issuedOn: string }

/**
 * Certificates of training that the hospital itself gives: valid without end, seen by nobody else.
 * Returns their ids.
 */
export async function giveTrainingCertificates(
  tx: SignedCtx,
  trainingCertificates: readonly TrainingCertificate[],
): Promise<number[]> {
  const now = tx.now()

  const rows = trainingCertificates.map(({ userId, number, issuer, issuedOn }) => ({
    userId,
    kind: 'training',
    number,
    issuer,
    issuedOn,
    validUntil: null,
    createdAt: now,
    updatedAt: now,
  }))

  const written = await tx.db
    .insertInto('teacherCertificates')
    .values(rows)
    .returning('id')
    .execute()

  return written.map(({ id }) => id)
}
