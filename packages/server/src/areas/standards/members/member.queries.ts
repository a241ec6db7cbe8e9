import type {
  MemberFilters,
  memberSorts,
} from '@residency/contract/areas/standards/cohort/member.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, isOneOfCodes } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { type BaseScope, withinBaseScope } from '../../organisation/organisation.public.ts'
import { hasEnded, isTraineeFoundBy } from '../../trainees/trainees.public.ts'

export type MemberMatch = Omit<MemberFilters, 'pageNum' | 'pageSize'> & { scope: BaseScope }

function matching(db: Db, { scope, ...filters }: MemberMatch) {
  let match = db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .innerJoin('bases', 'bases.id', 'm.baseId')
    .leftJoin('cohorts as c', 'c.id', 't.cohortId')
    .leftJoin('standards as s', 's.id', 'c.standardId')
    .where(withinBaseScope(scope))
    // trainees who completed or left without a cohort need none any more
    .where((e) => e.or([e('t.cohortId', 'is not', null), e.not(hasEnded('t'))]))

  if (filters.cohortId) match = match.where('t.cohortId', '=', filters.cohortId)
  if (filters.without) match = match.where('t.cohortId', 'is', null)
  if (filters.majorId) match = match.where('t.majorId', '=', filters.majorId)

  if (filters.keywords) match = match.where(isTraineeFoundBy('t', filters.keywords))

  return match
}

const sortsIn = (language: Language): SortColumns<(typeof memberSorts)[number]> => ({
  realName: by.name('t.realName'),
  major: by.label(language, 'm'),
  cohort: by.name('c.name'),
  startsOn: by.column('t.startsOn'),
  lengthMonths: by.column('t.lengthMonths'),
})

const selectColumns = (
  match: ReturnType<typeof matching>,
  sort: MemberMatch['sort'],
  language: Language,
) =>
  sortedBy(match, sort, sortsIn(language))
    .select([
      't.id',
      't.number',
      't.realName',
      't.majorId',
      't.startsOn',
      't.lengthMonths',
      't.plannedEnd',
      't.cohortId',
    ])
    .select([
      'm.name as major',
      'm.nameEn as majorEn',
      'c.name as cohort',
      'c.startsOn as cohortStartsOn',
    ])
    .select('s.lengthMonths as cohortMonths')
    .orderBy(sql`t.cohort_id is not null`)
    .orderBy('t.startsOn', 'desc')
    .orderBy('t.id', 'desc')

export type Member = Awaited<
  ReturnType<ReturnType<typeof selectColumns>['executeTakeFirstOrThrow']>
>

/** One page, trainees without a cohort first. */
export const findMemberPage = (db: Db, match: MemberMatch, page: Page, language: Language) =>
  findPage(matching(db, match), page, (rows) => selectColumns(rows, match.sort, language))

export const findMemberBatch = (db: Db, match: MemberMatch, page: Page, language: Language) =>
  pageOf(selectColumns(matching(db, match), match.sort, language), page).execute()

export const countMembers = (db: Db, match: MemberMatch) => countRows(matching(db, match))

export const findIdsByNumber = (db: Db, scope: BaseScope, numbers: readonly string[]) =>
  matching(db, { scope })
    .select(['t.id', 't.number'])
    .where((e) => isOneOfCodes(e.ref('t.number'), numbers))
    .execute()

/**
 * Names of cohorts of all bases: a trainee of another base's cohort is named with it.
 */
export const findCohortNamesOf = (db: Db, ids: readonly number[]) =>
  db.selectFrom('cohorts').select(['id', 'name']).where('id', '=', anyId(ids)).execute()
