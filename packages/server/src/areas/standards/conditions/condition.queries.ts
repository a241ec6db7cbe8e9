import type {
  TimeConditionFilters,
  timeConditionSorts,
} from '@residency/contract/areas/standards/conditions/condition.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { withinBaseScope } from '../../organisation/organisation.public.ts'
import type { StandardScope } from '../table/standard.policy.ts'
import type { TimeCondition } from './required-length.rules.ts'

/** Managers see every condition; others those of all majors and of the majors of their bases. */
function inScope(db: Db, { isManager, bases }: StandardScope) {
  const all = db
    .selectFrom('timeConditions as c')
    .leftJoin('majors as m', 'm.id', 'c.majorId')
    .leftJoin('bases', 'bases.id', 'm.baseId')
  if (isManager) return all

  return all.where((e) => e.or([e('c.majorId', 'is', null), withinBaseScope(bases)]))
}

export type ConditionMatch = Omit<TimeConditionFilters, 'pageNum' | 'pageSize'>

function matching(db: Db, scope: StandardScope, filters: ConditionMatch) {
  let match = inScope(db, scope)

  if (filters.majorId)
    match = match.where((e) =>
      e.or([e('c.majorId', 'is', null), e('c.majorId', '=', filters.majorId!)]),
    )

  if (filters.degreeKind) match = match.where('c.degreeKind', '=', filters.degreeKind)
  if (filters.education) match = match.where('c.education', '=', filters.education)

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([
        isFoundIn(e.ref('m.name'), words),
        isFoundIn(e.ref('m.nameEn'), words),
        isFoundIn(e.ref('c.source'), words),
      ]),
    )
  }

  return match
}

const sortsIn = (language: Language): SortColumns<(typeof timeConditionSorts)[number]> => ({
  major: by.label(language, 'm'),
  lengthMonths: by.column('c.lengthMonths'),
  source: by.name('c.source'),
})

const withNames = (
  match: ReturnType<typeof matching>,
  sort: ConditionMatch['sort'],
  language: Language,
) =>
  sortedBy(match, sort, sortsIn(language))
    .selectAll('c')
    .select(['m.name as major', 'm.nameEn as majorEn', 'm.code as majorCode'])
    .orderBy(sql`coalesce(c.major_id, 0)`)
    .orderBy('c.degreeKind', 'desc')
    .orderBy((e) =>
      e.fn('array_position', [
        e.val(['junior', 'undergraduate', 'master', 'doctor']),
        'c.education',
      ]),
    )

export type ConditionRecord = Awaited<
  ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>
>

/** One page: those of all majors, then major by major, the lowest education first. */
export const findConditionPage = (
  db: Db,
  scope: StandardScope,
  filters: ConditionMatch,
  page: Page,
  language: Language,
) => findPage(matching(db, scope, filters), page, (rows) => withNames(rows, filters.sort, language))

export const findConditionBatch = (
  db: Db,
  scope: StandardScope,
  filters: ConditionMatch,
  page: Page,
  language: Language,
) => pageOf(withNames(matching(db, scope, filters), filters.sort, language), page).execute()

export const countConditions = (db: Db, scope: StandardScope, filters: ConditionMatch) =>
  countRows(matching(db, scope, filters))

export const findConditionForUpdate = (db: Db, id: number) =>
  db.selectFrom('timeConditions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Conditions that may decide about these majors: theirs, and those of all majors. */
export async function findConditionsOf(
  db: Db,
  majorIds: readonly number[],
): Promise<(TimeCondition & { source: string })[]> {
  return db
    .selectFrom('timeConditions')
    .select(['majorId', 'degreeKind', 'education', 'lengthMonths', 'source'])
    .where((e) => e.or([e('majorId', 'is', null), e('majorId', '=', anyId(majorIds))]))
    .execute()
}

/** Snapshots for the audit log, locked until the transaction ends. */
export const findConditionSnapshots = (db: Db, majorIds: readonly (number | null)[]) =>
  db
    .selectFrom('timeConditions')
    .select(['id', 'majorId', 'degreeKind', 'education', 'lengthMonths', 'source'])
    .where(sql<number>`coalesce(major_id, 0)`, 'in', [-1, ...majorIds.map((id) => id ?? 0)])
    .orderBy('id')
    .forUpdate()
    .execute()

type Columns = {
  majorId: number | null
  degreeKind: string
  education: string
  lengthMonths: number
  source: string
}

/** Adds conditions; one of the same major, degree and education is changed. */
export const upsertConditions = (db: Db, rows: readonly Columns[], now: Date) =>
  sql`insert into time_conditions (major_id, degree_kind, education, length_months, source,
      created_at, updated_at)
    select major_id, degree_kind, education, length_months, source, ${now}, ${now}
    from ${rowsOf(rows, { majorId: 'bigint', degreeKind: 'text', education: 'text', lengthMonths: 'int', source: 'text' })} t
    on conflict (coalesce(major_id, 0), degree_kind, education) do update
      set length_months = excluded.length_months,
      source = excluded.source, updated_at = excluded.updated_at,
      version = time_conditions.version + 1`.execute(db)
