import { reviewErrors } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import { codeRow, recordsJson } from '../../../platform/db/records-json.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'

/**
 * Writes what these records have brought: a new certificate for each addition, the new dates and
 * number for each renewal.
 */
export async function storeCertificates(tx: SignedCtx, ids: readonly number[]) {
  const now = tx.now()
  const wanted = sql`r.id = ${anyId(ids)}`

  await sql`with added as (
      insert into teacher_certificates (user_id, kind, number, issuer, issued_on, valid_until,
        created_at, updated_at)
      select r.user_id, r.kind, r.number, r.issuer, r.issued_on, r.valid_until, ${now}, ${now}
      from teacher_certificate_records r where ${wanted} and r.action = 'add' order by r.id
      returning id, kind, number)
    update teacher_certificate_records r set certificate_id = added.id from added
    where ${wanted} and r.action = 'add' and r.kind = added.kind
      and r.number = added.number`.execute(tx.db)

  await sql`update teacher_certificates c
      set kind = r.kind, number = r.number, issuer = r.issuer, issued_on = r.issued_on,
      valid_until = r.valid_until, reminded_days = null, version = c.version + 1,
      updated_at = ${now}
    from teacher_certificate_records r where ${wanted} and r.action = 'renew'
      and c.id = r.certificate_id`.execute(tx.db)
}

/** Certificates of these people as they are stored. */
export const readCertificates = async (tx: SignedCtx, userIds: readonly number[]) =>
  (
    await sql<{ row: { id: number } }>`select to_jsonb(c) as row from teacher_certificates c
      where c.user_id = ${anyId(userIds)} order by c.id`.execute(tx.db)
  ).rows.map(({ row }) => codeRow(row))

/**
 * Takes back what these records have brought, each certificate as it was before; refused if one has
 * changed again since. Other certificates of the same people stay as they are: another reviewer may
 * have passed them meanwhile.
 */
export async function restoreCertificates(
  tx: SignedCtx,
  ids: readonly number[],
  before: readonly { id: number }[],
) {
  const wanted = sql`r.id = ${anyId(ids)}`

  const gone =
    await sql`delete from teacher_certificates c using teacher_certificate_records r where ${wanted}
        and r.action = 'add'
    and c.user_id = r.user_id and c.kind = r.kind and c.number = r.number
    and c.version = 1`.execute(tx.db)

  const back = await sql`update teacher_certificates c
        set kind = b.kind, number = b.number, issuer = b.issuer, issued_on = b.issued_on,
      valid_until = b.valid_until, reminded_days = b.reminded_days, version = c.version + 1,
      updated_at = ${tx.now()}
    from teacher_certificate_records r,
      jsonb_populate_recordset(null::teacher_certificates, ${recordsJson(before)}::jsonb) b
    where ${wanted} and r.action = 'renew' and c.id = r.certificate_id and b.id = c.id
      and c.version = b.version + 1`.execute(tx.db)
  if (Number(gone.numAffectedRows) + Number(back.numAffectedRows) !== ids.length)
    throw fail(reviewErrors.undoFollowed)
}
