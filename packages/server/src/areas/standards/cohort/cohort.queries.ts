import type { CohortFilters } from '@residency/contract/areas/standards/cohort/cohort.contract'
import { type ExpressionBuilder, sql } from 'kysely'
import { countRows, findPage, type Page } from '../../../platform/db/pages.ts'
import { anyId, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import type { ColumnValue, Db } from '../../../platform/db/pool.ts'
import type { DB } from '../../../platform/db/tables.gen.ts'
import { type BaseScope, withinBaseScope } from '../../organisation/organisation.public.ts'

const inScope = (db: Db, scope: BaseScope) =>
  db
    .selectFrom('cohorts as c')
    .innerJoin('standards as s', 's.id', 'c.standard_id')
    .innerJoin('majors as m', 'm.id', 'c.major_id')
    .innerJoin('bases', 'bases.id', 'm.base_id')
    .where((e) => withinBaseScope(e as unknown as ExpressionBuilder<DB, 'bases'>, scope))
type Matching = ReturnType<typeof inScope>

/** The last day of a table that begins on a day. */
const lastDay = sql<string>`to_char(last_day_of_months(c.starts_on, s.length_months), 'YYYY-MM-DD')`
const withFacts = (match: Matching) =>
  match
    .selectAll('c')
    .select(['s.name as standard', 's.edition', 's.series_id', 's.length_months', 's.first_stage_months'])
    .select(['m.name as major', 'm.name_en as major_en', 'bases.name as base', 'bases.name_en as base_en'])
    .select([
      lastDay.as('ends_on'),
      sql<number>`(select count(*) from trainees t where t.cohort_id = c.id)`.as('member_count'),
      sql<number>`(select count(*) from trainees t where t.cohort_id = c.id and t.starts_on <> c.starts_on)`.as('other_starts'),
      sql<number>`(select count(*) from cohort_deviations d where d.cohort_id = c.id)`.as('deviation_count'),
      sql<number>`(select count(*) from cohort_deviations d where d.cohort_id = c.id and d.reason is null)`.as('unexplained_count'),
      sql<number>`(select count(*) from cohort_deviations d where d.cohort_id = c.id and d.state = 'rejected')`.as('rejected_count'),
      sql<number>`(select count(*) from cohort_rows r where r.cohort_id = c.id and r.kind <> 'required')`.as('elective_count'),
      sql<
        number | null
      >`(select n.id from standards n where n.series_id = s.series_id and n.state = 'published' and n.edition > s.edition)`.as('newer_id'),
    ])
export type CohortRecord = Awaited<ReturnType<ReturnType<typeof withFacts>['executeTakeFirstOrThrow']>>

/** One page, the latest first. */
export function findCohortPage(db: Db, scope: BaseScope, filters: CohortFilters & Page) {
  let match = inScope(db, scope)
  if (filters.majorId) match = match.where('c.major_id', '=', filters.majorId)
  if (filters.year) match = match.where('c.year', '=', filters.year)
  if (filters.state) match = match.where('c.state', '=', filters.state)
  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([isFoundIn(e.ref('c.name'), words), isFoundIn(e.ref('m.name'), words), isFoundIn(e.ref('s.name'), words)]),
    )
  }
  return findPage(match, filters, (rows) => withFacts(rows).orderBy('c.starts_on', 'desc').orderBy('c.id', 'desc'))
}
export const findCohort = (db: Db, scope: BaseScope, id: number) => withFacts(inScope(db, scope).where('c.id', '=', id)).executeTakeFirst()
/** Cohorts in scope, locked in one order. */
export const findCohortsForUpdate = (db: Db, scope: BaseScope, ids: readonly number[]) =>
  withFacts(inScope(db, scope).where('c.id', '=', anyId(ids)))
    .orderBy('c.id')
    .forUpdate('c')
    .execute()
export const findCohortForUpdate = async (db: Db, scope: BaseScope, id: number) => (await findCohortsForUpdate(db, scope, [id]))[0]

/** Cohorts as choices, the latest first. */
export const findCohortNames = (db: Db, scope: BaseScope) =>
  inScope(db, scope)
    .select(['c.id', 'c.name', 'c.major_id', 'c.state', 'm.name as major', 'm.name_en as major_en'])
    .orderBy('c.starts_on', 'desc')
    .orderBy('c.id', 'desc')
    .execute()
export const countCohortsIn = (db: Db, scope: BaseScope, state: ColumnValue<'cohorts', 'state'>, notBy: number | null) => {
  const match = inScope(db, scope).where('c.state', '=', state)
  return countRows(notBy === null ? match : match.where('c.submitted_by', '<>', notBy))
}

/** Majors in use in scope; published standards of majors in scope. */
export const findMajorChoices = (db: Db, scope: BaseScope) =>
  db
    .selectFrom('majors as m')
    .innerJoin('bases', 'bases.id', 'm.base_id')
    .select(['m.id', 'm.name', 'm.name_en'])
    .where('m.status', '=', 1)
    .where((e) => withinBaseScope(e as unknown as ExpressionBuilder<DB, 'bases'>, scope))
    .orderBy('m.sort')
    .orderBy('m.id')
    .execute()
export const findStandardChoices = (db: Db, majorIds: readonly number[]) =>
  db
    .selectFrom('standards')
    .select(['id', 'name', 'edition', 'major_id', 'length_months', 'first_stage_months'])
    .where('state', '=', 'published')
    .where('major_id', '=', anyId(majorIds))
    .orderBy('length_months', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const findDeviations = (db: Db, cohortId: number) =>
  db
    .selectFrom('cohort_deviations as d')
    .selectAll('d')
    .select(
      sql<
        string | null
      >`(select h.reason from flow_history h where h.flow = 'deviation' and h.record_id = d.id order by h.id desc limit 1)`.as('objection'),
    )
    .leftJoin('standard_rows as r', 'r.id', 'd.standard_row_id')
    .where('d.cohort_id', '=', cohortId)
    .orderBy('r.place', (place) => place.asc().nullsLast())
    .orderBy('d.id')
    .execute()
export const findDeviationForUpdate = (db: Db, id: number) =>
  db.selectFrom('cohort_deviations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
export const findCohortHistory = (db: Db, cohortId: number) =>
  db
    .selectFrom('flow_history as h')
    .leftJoin('users as u', 'u.id', 'h.user_id')
    .select(['h.id', 'h.action', 'h.reason', 'h.at', 'h.undoes', sql<string | null>`coalesce(u.real_name, u.nickname)`.as('who')])
    .where('h.flow', '=', 'cohort')
    .where('h.record_id', '=', cohortId)
    .orderBy('h.id', 'desc')
    .execute()

/** What stands for these standard departments, the larger share first. */
export async function findMatches(db: Db): Promise<ReadonlyMap<number, { departmentId: number; share: number }[]>> {
  const rows = await db
    .selectFrom('department_matches')
    .select(['standard_department_id', 'department_id', 'share'])
    .orderBy('share', 'desc')
    .orderBy('department_id')
    .execute()
  const found = new Map<number, { departmentId: number; share: number }[]>()
  for (const { standard_department_id: id, department_id: departmentId, share } of rows)
    found.set(id, [...(found.get(id) ?? []), { departmentId, share }])
  return found
}
export const findDepartmentNames = (db: Db, ids: readonly number[]) =>
  db.selectFrom('departments').select(['id', 'name', 'name_en']).where('id', '=', anyId(ids)).execute()
export const findDeviation = (db: Db, id: number) =>
  db.selectFrom('cohort_deviations').select(['id', 'cohort_id']).where('id', '=', id).executeTakeFirst()
/** Deviations of these cohorts that wait for a decision, locked. */
export const findProposed = (db: Db, cohortIds: readonly number[]) =>
  db
    .selectFrom('cohort_deviations')
    .select(['id', 'state', 'cohort_id'])
    .where('cohort_id', '=', anyId(cohortIds))
    .where('state', '=', 'proposed')
    .orderBy('id')
    .forUpdate()
    .execute()
