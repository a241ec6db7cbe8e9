import { sql } from 'kysely'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { passPendingCertificates } from '../certificates/pass-pending-certificates.ts'
import { enterLibrary, qualifiedColumns, replaceEarlier } from './enter-library.ts'
import type { QualificationRecord } from './qualification.queries.ts'

/**
 * The last step: the earlier qualification ends, the new one gets number and validity, the library its entry; certificates handed in with
 * the application pass. `write` stores the state.
 */
export async function qualify(tx: SignedCtx, rows: readonly QualificationRecord[], write: () => Promise<unknown>) {
  const userIds = rows.map((row) => row.user_id)
  await replaceEarlier(tx, userIds)
  const given = JSON.stringify(await qualifiedColumns(tx, rows))
  await sql`update teacher_qualifications q set number = g.number, valid_from = g.valid_from, valid_until = g.valid_until
    from jsonb_to_recordset(${given}::jsonb) as g(id bigint, number text, valid_from date, valid_until date) where q.id = g.id`.execute(
    tx.db,
  )
  await write()
  await enterLibrary(
    tx,
    rows.map(({ id }) => id),
  )
  await passPendingCertificates(tx, userIds)
}
