import { qualificationFlow } from '@residency/contract/areas/teachers/qualification/qualification.flow'
import { reviewErrors } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import { codeRow, recordsJson } from '../../../platform/db/records-json.ts'
import { undoSteps } from '../../../platform/flow/undo-steps.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import {
  type CertificateSnapshot,
  restorePending,
  snapshotPending,
} from '../certificates/pass-pending-certificates.ts'

type Earlier = {
  qualifications: { id: number; userId: number }[]
  entries: { userId: number }[]
  profiles: { userId: number; version: number }[]
  certificates: CertificateSnapshot
}

const findApplicants = async (tx: SignedCtx, ids: readonly number[]) =>
  (
    await tx.db
      .selectFrom('teacherQualifications')
      .select('userId')
      .where('id', '=', anyId(ids))
      .execute()
  ).map(({ userId }) => userId)

/** What these applicants held before the decision: qualification, library entry and profile. */
export async function snapshotEarlier(tx: SignedCtx, ids: readonly number[]): Promise<Earlier> {
  const users = sql`select user_id from teacher_qualifications where id = ${anyId(ids)}`

  const read = async <T extends object>(table: string, rest = sql``) =>
    (
      await sql<{
        row: T
      }>`select to_jsonb(t) as row from ${sql.table(table)} t where t.user_id in (${users}) ${rest}
          order by t.user_id`.execute(tx.db)
    ).rows.map(({ row }) => codeRow(row))

  return {
    certificates: await snapshotPending(tx, await findApplicants(tx, ids)),
    qualifications: (
      await read<{ id: number; userId: number }>(
        'teacherQualifications',
        sql`and t.state = 'qualified'`,
      )
    ).map(({ id, userId }) => ({ id, userId })),
    entries: await read('teacherLibrary'),
    profiles: await read('teacherProfiles'),
  }
}

/**
 * What somebody has written to the profiles since (bank information, a correction) would be lost:
 * refuses.
 */
async function mustBeUntouched(
  tx: SignedCtx,
  userIds: readonly number[],
  before: Earlier['profiles'],
) {
  const versions = new Map(before.map(({ userId, version }) => [userId, version]))

  const profiles = await tx.db
    .selectFrom('teacherProfiles')
    .select(['userId', 'version'])
    .where('userId', '=', anyId(userIds))
    .orderBy('userId')
    .forUpdate()
    .execute()
  if (profiles.some(({ userId, version }) => version !== (versions.get(userId) ?? 0) + 1))
    throw fail(reviewErrors.undoFollowed)
}

/**
 * Undoes what qualifying wrote in other tables: the earlier qualification, entry and profile are in
 * force again. Numbers are not reused.
 */
export async function restoreEarlier(
  tx: SignedCtx,
  action: string,
  ids: readonly number[],
  before: Earlier,
) {
  if (action !== 'qualify') return

  const applicants = await findApplicants(tx, ids)
  // a bulk decision leaves others as they were
  const isOf = ({ userId }: { userId: number }) => applicants.includes(userId)
  await mustBeUntouched(tx, applicants, before.profiles)

  await restorePending(tx, applicants, before.certificates)

  for (const [table, rows] of [
    ['teacherProfiles', before.profiles.filter(isOf)],
    ['teacherLibrary', before.entries.filter(isOf)],
  ] as const) {
    await sql`delete from ${sql.table(table)} where user_id = ${anyId(applicants)}`.execute(tx.db)
    await sql`insert into ${sql.table(table)} select *
        from jsonb_populate_recordset(null::${sql.table(table)},
            ${recordsJson(rows)}::jsonb)`.execute(tx.db)
  }

  const earlier = before.qualifications.filter(isOf).map(({ id }) => id)

  await undoSteps(tx, qualificationFlow, 'teacherQualifications', 'replace', earlier)
}
