import { qualificationFlow } from '@residency/contract/areas/teachers/qualification/qualification.flow'
import { reviewErrors } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import { undoSteps } from '../../../platform/flow/undo-steps.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { type KeptCertificates, keepPending, restorePending } from '../certificates/pass-pending-certificates.ts'

type Earlier = {
  qualifications: { id: number; user_id: number }[]
  entries: { user_id: number }[]
  profiles: { user_id: number; version: number }[]
  certificates: KeptCertificates
}

const findApplicants = async (tx: SignedCtx, ids: readonly number[]) =>
  (await tx.db.selectFrom('teacher_qualifications').select('user_id').where('id', '=', anyId(ids)).execute()).map(({ user_id }) => user_id)

/** What these applicants held before the decision: qualification, library entry and profile. */
export async function keepEarlier(tx: SignedCtx, ids: readonly number[]): Promise<Earlier> {
  const users = sql`select user_id from teacher_qualifications where id = ${anyId(ids)}`
  const read = async <T>(table: string, rest = sql``) =>
    (
      await sql<{
        row: T
      }>`select to_jsonb(t) as row from ${sql.table(table)} t where t.user_id in (${users}) ${rest} order by t.user_id`.execute(tx.db)
    ).rows.map(({ row }) => row)
  return {
    certificates: await keepPending(tx, await findApplicants(tx, ids)),
    qualifications: (await read<{ id: number; user_id: number }>('teacher_qualifications', sql`and t.state = 'qualified'`)).map(
      ({ id, user_id }) => ({ id, user_id }),
    ),
    entries: await read('teacher_library'),
    profiles: await read('teacher_profiles'),
  }
}

/** What somebody has written to the profiles since (bank information, a correction) would be lost: refuses. */
async function mustBeUntouched(tx: SignedCtx, userIds: readonly number[], before: Earlier['profiles']) {
  const versions = new Map(before.map(({ user_id, version }) => [user_id, version]))
  const profiles = await tx.db
    .selectFrom('teacher_profiles')
    .select(['user_id', 'version'])
    .where('user_id', '=', anyId(userIds))
    .orderBy('user_id')
    .forUpdate()
    .execute()
  if (profiles.some(({ user_id, version }) => version !== (versions.get(user_id) ?? 0) + 1)) throw fail(reviewErrors.undoFollowed)
}

/** Undoes what qualifying wrote beside the applications: the earlier qualification, entry and profile stand again. Numbers are not reused. */
export async function restoreEarlier(tx: SignedCtx, action: string, ids: readonly number[], before: Earlier) {
  if (action !== 'qualify') return
  const applicants = await findApplicants(tx, ids)
  const isOf = ({ user_id }: { user_id: number }) => applicants.includes(user_id) // a bulk decision leaves others as they were
  await mustBeUntouched(tx, applicants, before.profiles)
  await restorePending(tx, applicants, before.certificates)
  for (const [table, rows] of [
    ['teacher_profiles', before.profiles.filter(isOf)],
    ['teacher_library', before.entries.filter(isOf)],
  ] as const) {
    await sql`delete from ${sql.table(table)} where user_id = ${anyId(applicants)}`.execute(tx.db)
    await sql`insert into ${sql.table(table)} select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
      tx.db,
    )
  }
  const earlier = before.qualifications.filter(isOf).map(({ id }) => id)
  await undoSteps(tx, qualificationFlow, 'teacher_qualifications', 'replace', earlier)
}
