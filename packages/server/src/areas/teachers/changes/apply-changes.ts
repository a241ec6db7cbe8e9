import { changeErrors } from '@residency/contract/areas/teachers/changes/access'
import { CHANGE_FACTS } from '@residency/contract/areas/teachers/changes/change.contract'
import { joinItems, reviewErrors } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import { codeRow, recordsJson } from '../../../platform/db/records-json.ts'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import {
  type ChangeRow,
  countFactsOf,
  findProfilesForUpdate,
  lockQualifications,
} from './change.queries.ts'
import { COLUMN_OF, factsOf, movedFacts } from './change.rules.ts'
import { factReader } from './present-changes.ts'

/**
 * Changes that cannot be passed, because a fact they replace has become another one since; the
 * profiles are locked.
 */
export async function findMoved(
  tx: SignedCtx,
  rows: readonly ChangeRow[],
): Promise<Map<number, Obstacle>> {
  await lockQualifications(
    tx.db,
    rows.map(({ userId }) => userId),
  )

  const profiles = await findProfilesForUpdate(
    tx.db,
    rows.map(({ userId }) => userId),
  )

  const factsByUser = new Map(profiles.map((profile) => [profile.userId, factsOf(profile)]))
  const { label } = await factReader(tx)

  return new Map(
    rows.flatMap((row) => {
      const moved = movedFacts(row.oldFacts, factsByUser.get(row.userId) ?? null)
      const fields = joinItems(tx.language, moved.map(label))
      return moved.length
        ? [[row.id, { def: changeErrors.changeProfileMoved, data: { fields } }] as const]
        : []
    }),
  )
}

/** Writes the new facts of these changes to the profiles. */
export async function applyChanges(tx: SignedCtx, ids: readonly number[]) {
  const types = { titleSince: 'date', specialtySince: 'date', teachingSince: 'date' } as Readonly<
    Record<string, string>
  >

  const set = CHANGE_FACTS.map(
    (key) => sql`${sql.ref(COLUMN_OF[key])} = case when r.new_facts ? ${sql.lit(key)}
      then cast(r.new_facts ->> ${sql.lit(key)} as ${sql.raw(types[key] ?? 'text')}) else p.${sql.ref(COLUMN_OF[key])} end`,
  )

  await sql`update teacher_profiles p set ${sql.join(set)}, version = p.version + 1,
      updated_at = ${tx.now()}
    from teacher_change_records r where r.user_id = p.user_id and r.id = ${anyId(ids)}`.execute(
    tx.db,
  )

  await countFactsOf(tx.db, ids, tx.now())
}

export type ProfileVersion = { userId: number; version: number }

/** The profiles that these changes would write, as they are. */
export const findProfileVersions = async (
  tx: SignedCtx,
  ids: readonly number[],
): Promise<ProfileVersion[]> =>
  (
    await sql<{
      row: ProfileVersion
    }>`select to_jsonb(p) as row from teacher_profiles p where p.user_id in
      (select user_id from teacher_change_records where id = ${anyId(ids)})
        order by p.user_id`.execute(tx.db)
  ).rows.map(({ row }) => codeRow(row))

/** Puts the profiles of these changes back; refused if one has changed again since. */
export async function restoreProfiles(
  tx: SignedCtx,
  ids: readonly number[],
  before: readonly ProfileVersion[],
) {
  await countFactsOf(tx.db, ids, tx.now())

  const set = CHANGE_FACTS.map(
    (key) => sql`${sql.ref(COLUMN_OF[key])} = b.${sql.ref(COLUMN_OF[key])}`,
  )

  const written = await sql`update teacher_profiles p set ${sql.join(set)}, version = p.version + 1,
        updated_at = ${tx.now()}
    from jsonb_populate_recordset(null::teacher_profiles, ${recordsJson(before)}::jsonb) b,
      teacher_change_records r
    where p.user_id = b.user_id and p.version = b.version + 1 and r.user_id = p.user_id
      and r.id = ${anyId(ids)}`.execute(tx.db)

  if (Number(written.numAffectedRows) !== ids.length) throw fail(reviewErrors.undoFollowed)
}
