import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { byPinyin } from '../../../platform/db/patterns.ts'
import type { OrgScope } from '../../organisation/organisation.public.ts'
import { plannedDepartments } from '../department.queries.ts'

/** The departments for which the reader plans duties, each with its decision or the usual one. */
export const findConsents = (db: Db, scope: OrgScope) =>
  plannedDepartments(db, scope)
    .leftJoin('dutySettings as s', 's.departmentId', 'd.id')
    .select(['d.id', 'd.name', 'd.nameEn'])
    .select([
      sql<boolean>`coalesce(s.needs_consent, true)`.as('needsConsent'),
      sql<number>`coalesce(s.version, 0)`.as('version'),
    ])
    .orderBy('d.name', byPinyin)
    .orderBy('d.id')
    .execute()

/** Answers the next version; undefined where another one than `version` is stored. */
export async function writeConsent(
  db: Db,
  input: { departmentId: number; needsConsent: boolean; version: number; now: Date },
): Promise<number | undefined> {
  const { departmentId, needsConsent, version, now } = input

  const { rows } = await sql<{ version: number }>`
    insert into duty_settings as s (department_id, needs_consent, updated_at)
      select ${departmentId}, ${needsConsent}, ${now}
      where ${version} = 0
        or exists (select from duty_settings where department_id = ${departmentId})
    on conflict (department_id) do update
      set needs_consent = excluded.needs_consent, updated_at = excluded.updated_at,
        version = s.version + 1
      where s.version = ${version}
    returning version`.execute(db)

  return rows[0]?.version
}
