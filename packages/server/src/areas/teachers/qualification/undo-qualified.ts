import { qualificationFlow } from '@residency/contract/areas/teachers/qualification/qualification.flow'
import { sql } from 'kysely'
import { undoSteps } from '../../../platform/flow/undo-steps.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { type KeptCertificates, keepPending, restorePending } from '../certificates/pass-pending-certificates.ts'

type Earlier = {
  qualifications: { id: number; user_id: number }[]
  entries: unknown[]
  profiles: unknown[]
  certificates: KeptCertificates
}

/** What these applicants held before the decision: qualification, library entry and profile. */
export async function keepEarlier(tx: SignedCtx, ids: readonly number[]): Promise<Earlier> {
  const users = sql`select user_id from teacher_qualifications where id = any(${sql.val([...ids])}::bigint[])`
  const read = async <T>(table: string, rest = sql``) =>
    (
      await sql<{
        row: T
      }>`select to_jsonb(t) as row from ${sql.table(table)} t where t.user_id in (${users}) ${rest} order by t.user_id`.execute(tx.db)
    ).rows.map(({ row }) => row)
  const applicants = await tx.db
    .selectFrom('teacher_qualifications')
    .select('user_id')
    .where('id', 'in', [0, ...ids])
    .execute()
  return {
    certificates: await keepPending(
      tx,
      applicants.map(({ user_id }) => user_id),
    ),
    qualifications: (await read<{ id: number; user_id: number }>('teacher_qualifications', sql`and t.state = 'qualified'`)).map(
      ({ id, user_id }) => ({ id, user_id }),
    ),
    entries: await read('teacher_library'),
    profiles: await read('teacher_profiles'),
  }
}

/** Undoes what qualifying wrote beside the application: the earlier qualification, entry and profile stand again. Numbers are not reused. */
export async function restoreEarlier(tx: SignedCtx, action: string, ids: readonly number[], before: Earlier) {
  if (action !== 'qualify') return
  await restorePending(tx, before.certificates)
  const users = sql`select user_id from teacher_qualifications where id = any(${sql.val([...ids])}::bigint[])`
  await sql`delete from teacher_library where user_id in (${users})`.execute(tx.db)
  await sql`delete from teacher_profiles where user_id in (${users})`.execute(tx.db)
  for (const [table, rows] of [
    ['teacher_profiles', before.profiles],
    ['teacher_library', before.entries],
  ] as const)
    await sql`insert into ${sql.table(table)} select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
      tx.db,
    )
  const earlier = before.qualifications.map(({ id }) => id)
  await undoSteps(tx, qualificationFlow, 'teacher_qualifications', 'replace', earlier)
}
