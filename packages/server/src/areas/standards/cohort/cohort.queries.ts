import type {
  CohortFilters,
  cohortSorts,
} from '@residency/contract/areas/standards/cohort/cohort.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page } from '../../../platform/db/pages.ts'
import { anyId, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { type BaseScope, withinBaseScope } from '../../organisation/organisation.public.ts'

export const inScope = (db: Db, scope: BaseScope) =>
  db
    .selectFrom('cohorts as c')
    .innerJoin('standards as s', 's.id', 'c.standardId')
    .innerJoin('majors as m', 'm.id', 'c.majorId')
    .innerJoin('bases', 'bases.id', 'm.baseId')
    .where(withinBaseScope(scope))

type Matching = ReturnType<typeof inScope>

/** The last day of a table that begins on a day. */
const lastDay = sql<string>`to_char(last_day_of_months(c.starts_on, s.length_months), 'YYYY-MM-DD')`

const withFacts = (match: Matching) =>
  match
    .selectAll('c')
    .select([
      's.name as standard',
      's.edition',
      's.seriesId',
      's.lengthMonths',
      's.firstStageMonths',
    ])
    .select([
      'm.name as major',
      'm.nameEn as majorEn',
      'bases.name as base',
      'bases.nameEn as baseEn',
    ])
    .select([
      lastDay.as('endsOn'),
      sql<number>`(select count(*) from trainees t where t.cohort_id = c.id)`.as('memberCount'),
      sql<number>`(select count(*) from trainees t where t.cohort_id = c.id
          and t.starts_on <> c.starts_on)`.as('otherStarts'),
      sql<number>`(select count(*) from cohort_deviations d where d.cohort_id = c.id)`.as(
        'deviationCount',
      ),
      sql<number>`(select count(*) from cohort_deviations d where d.cohort_id = c.id
          and d.reason is null)`.as('unexplainedCount'),
      sql<number>`(select count(*) from cohort_deviations d where d.cohort_id = c.id
          and d.state = 'rejected')`.as('rejectedCount'),
      sql<number>`(select count(*) from cohort_rows r where r.cohort_id = c.id
          and r.kind <> 'required')`.as('electiveCount'),
      sql<
        number | null
      >`(select n.id from standards n where n.series_id = s.series_id and n.state = 'published'
          and n.edition > s.edition)`.as('newerId'),
    ])

export type CohortRecord = Awaited<
  ReturnType<ReturnType<typeof withFacts>['executeTakeFirstOrThrow']>
>

const SORTS: SortColumns<(typeof cohortSorts)[number]> = {
  name: by.name('c.name'),
  startsOn: by.column('c.startsOn'),
  standard: by.name('s.name'),
  memberCount: by.column('memberCount'),
}

/** `firstId`: whose own cohorts wait for another person. */
export type CohortMatch = Omit<CohortFilters, 'pageNum' | 'pageSize'> & { firstId: number }

function matching(db: Db, scope: BaseScope, filters: CohortMatch) {
  let match = inScope(db, scope)
  if (filters.majorId) match = match.where('c.majorId', '=', filters.majorId)
  if (filters.year) match = match.where('c.year', '=', filters.year)
  if (filters.state) match = match.where('c.state', '=', filters.state)
  if (filters.waiting)
    match = match.where('c.state', '=', 'submitted').where('c.submittedBy', '<>', filters.firstId)

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([
        isFoundIn(e.ref('c.name'), words),
        isFoundIn(e.ref('m.name'), words),
        isFoundIn(e.ref('s.name'), words),
      ]),
    )
  }

  return match
}

/** One page, the latest first. */
export const findCohortPage = (db: Db, scope: BaseScope, filters: CohortMatch & Page) =>
  findPage(matching(db, scope, filters), filters, (rows) =>
    sortedBy(withFacts(rows), filters.sort, SORTS)
      .orderBy('c.startsOn', 'desc')
      .orderBy('c.id', 'desc'),
  )

export const findCohort = (db: Db, scope: BaseScope, id: number) =>
  withFacts(inScope(db, scope).where('c.id', '=', id)).executeTakeFirst()

/** Cohorts in scope, locked in one order. */
export const findCohortsForUpdate = (db: Db, scope: BaseScope, ids: readonly number[]) =>
  withFacts(inScope(db, scope).where('c.id', '=', anyId(ids)))
    .orderBy('c.id')
    .forUpdate('c')
    .execute()

export const findCohortForUpdate = async (db: Db, scope: BaseScope, id: number) =>
  (await findCohortsForUpdate(db, scope, [id]))[0]

/** Cohorts as choices, the latest first. */
export const findCohortNames = (db: Db, scope: BaseScope) =>
  inScope(db, scope)
    .select(['c.id', 'c.name', 'c.majorId', 'c.state', 'm.name as major', 'm.nameEn as majorEn'])
    .orderBy('c.startsOn', 'desc')
    .orderBy('c.id', 'desc')
    .execute()

export const countCohorts = (db: Db, scope: BaseScope, filters: CohortMatch) =>
  countRows(matching(db, scope, filters))

/** Majors in use in scope; published standards of majors in scope. */
export const findMajorChoices = (db: Db, scope: BaseScope) =>
  db
    .selectFrom('majors as m')
    .innerJoin('bases', 'bases.id', 'm.baseId')
    .select(['m.id', 'm.name', 'm.nameEn'])
    .where('m.status', '=', 1)
    .where(withinBaseScope(scope))
    .orderBy('m.sort')
    .orderBy('m.id')
    .execute()

export const findStandardChoices = (db: Db, majorIds: readonly number[]) =>
  db
    .selectFrom('standards')
    .select(['id', 'name', 'edition', 'majorId', 'lengthMonths', 'firstStageMonths'])
    .where('state', '=', 'published')
    .where('majorId', '=', anyId(majorIds))
    .orderBy('lengthMonths', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const findDeviations = (db: Db, cohortId: number) =>
  db
    .selectFrom('cohortDeviations as d')
    .selectAll('d')
    .select(
      sql<
        string | null
      >`(select h.reason from flow_history h where h.flow = 'deviation' and h.record_id = d.id
          order by h.id desc limit 1)`.as('objection'),
    )
    .leftJoin('standardRows as r', 'r.id', 'd.standardRowId')
    .where('d.cohortId', '=', cohortId)
    .orderBy('r.place', (place) => place.asc().nullsLast())
    .orderBy('d.id')
    .execute()

export const findDeviationForUpdate = (db: Db, id: number) =>
  db.selectFrom('cohortDeviations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const findCohortHistory = (db: Db, cohortId: number) =>
  db
    .selectFrom('flowHistory as h')
    .leftJoin('users as u', 'u.id', 'h.userId')
    .select(['h.id', 'h.action', 'h.reason', 'h.at', 'h.undoes', 'u.displayName as who'])
    .where('h.flow', '=', 'cohort')
    .where('h.recordId', '=', cohortId)
    .orderBy('h.id', 'desc')
    .execute()

/** What represents these standard departments, the larger share first. */
export async function findMatches(
  db: Db,
): Promise<ReadonlyMap<number, { departmentId: number; share: number }[]>> {
  const rows = await db
    .selectFrom('departmentMatches')
    .select(['standardDepartmentId', 'departmentId', 'share'])
    .orderBy('share', 'desc')
    .orderBy('departmentId')
    .execute()

  const found = new Map<number, { departmentId: number; share: number }[]>()

  for (const { standardDepartmentId: id, departmentId, share } of rows)
    found.set(id, [...(found.get(id) ?? []), { departmentId, share }])

  return found
}

export const findDepartmentNames = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('departments')
    .select(['id', 'name', 'nameEn'])
    .where('id', '=', anyId(ids))
    .execute()

export const findDeviation = (db: Db, id: number) =>
  db
    .selectFrom('cohortDeviations')
    .select(['id', 'cohortId'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Deviations of these cohorts that wait for a decision, locked. */
export const findProposed = (db: Db, cohortIds: readonly number[]) =>
  db
    .selectFrom('cohortDeviations')
    .select(['id', 'state', 'cohortId'])
    .where('cohortId', '=', anyId(cohortIds))
    .where('state', '=', 'proposed')
    .orderBy('id')
    .forUpdate()
    .execute()
