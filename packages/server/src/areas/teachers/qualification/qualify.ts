import { sql } from 'kysely'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { passPendingCertificates } from '../certificates/pass-pending-certificates.ts'
import { enterLibrary, qualifiedColumns, replaceEarlier } from './enter-library.ts'
import type { QualificationRecord } from './qualification.queries.ts'

const peopleOf = (applications: readonly QualificationRecord[]) =>
  applications.map(({ userId }) => userId)

/**
 * Before the last step: the earlier qualification ends, and the new one gets its number and
 * validity.
 */
export async function prepareQualified(
  tx: SignedCtx,
  applications: readonly QualificationRecord[],
) {
  await replaceEarlier(tx, peopleOf(applications))

  const columns = await qualifiedColumns(tx, applications)

  await sql`update teacher_qualifications q
      set number = g.number, valid_from = g.valid_from, valid_until = g.valid_until
    from ${rowsOf(columns, { id: 'bigint', number: 'text', validFrom: 'date', validUntil: 'date' })} g
    where q.id = g.id`.execute(tx.db)
}

/**
 * After the last step: the library gets its entry, and certificates handed in with the application
 * pass.
 */
export async function followQualified(tx: SignedCtx, applications: readonly QualificationRecord[]) {
  await enterLibrary(
    tx,
    applications.map(({ id }) => id),
  )
  await passPendingCertificates(tx, peopleOf(applications))
}
