import type { SignedCtx } from '../../../platform/http/ctx.ts'

type Given = { userId: number; number: string; issuer: string; issuedOn: string }
/** Certificates of training that the house itself gives: valid without end, seen by nobody else. Returns their ids. */
export async function giveTrainingCertificates(tx: SignedCtx, given: readonly Given[]): Promise<number[]> {
  const now = tx.now()
  const rows = given.map(({ userId, number, issuer, issuedOn }) => ({
    ...{ user_id: userId, kind: 'training', number, issuer, issued_on: issuedOn, valid_until: null },
    ...{ created_at: now, updated_at: now },
  }))
  const written = await tx.db.insertInto('teacher_certificates').values(rows).returning('id').execute()
  return written.map(({ id }) => id)
}
