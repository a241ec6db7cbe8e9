import type {
  GrantedAwardFilters,
  grantedAwardSorts,
} from '@residency/contract/areas/awards/applications/award-application.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { anyFound, containing } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'

const sortsIn = (language: Language): SortColumns<(typeof grantedAwardSorts)[number]> => ({
  name: by.name('u.displayName'),
  kind: by.label(language, 'k'),
  year: by.column('l.year'),
  base: by.label(language, 'b'),
  grantedOn: by.column('a.grantedOn'),
})

/** One page of granted awards, the latest first. */
export function findGrantedPage(
  db: Db,
  filters: Omit<GrantedAwardFilters, 'pageNum' | 'pageSize'>,
  page: Page,
  language: Language,
) {
  let match = db
    .selectFrom('awardApplications as a')
    .innerJoin('awardLimits as l', 'l.id', 'a.limitId')
    .innerJoin('awardKinds as k', 'k.id', 'l.kindId')
    .innerJoin('users as u', 'u.id', 'a.userId')
    .where('a.state', '=', 'granted')

  if (filters.kindId) match = match.where('l.kindId', '=', filters.kindId)
  if (filters.year) match = match.where('l.year', '=', filters.year)
  if (filters.audience) match = match.where('k.audience', '=', filters.audience)

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match
      .where('u.id', '=', anyFound(sql`select user_id from award_applications`))
      .where('u.nameSearch', 'like', words)
  }

  return findPage(match, page, (rows) => {
    const listed = rows
      .leftJoin('trainees as t', 't.id', 'a.traineeId')
      .leftJoin('bases as b', 'b.id', 'a.baseId')
      .select([
        'a.id',
        'a.grantedOn',
        'l.year',
        'k.name as kind',
        'k.nameEn as kindEn',
        'k.level',
        'k.audience',
      ])
      .select(['t.number', 'b.name as base', 'b.nameEn as baseEn'])
      .select('u.displayName as name')

    return sortedBy(listed, filters.sort, sortsIn(language))
      .orderBy('a.grantedOn', 'desc')
      .orderBy('a.id', 'desc')
  })
}

/** Kinds of awards in their order, also those no longer in use. */
export const findKindChoices = (db: Db) =>
  db
    .selectFrom('awardKinds')
    .select(['id', 'name', 'nameEn', 'audience'])
    .orderBy('sort')
    .orderBy('id')
    .execute()

/** Granted awards of a person, the earliest first. */
export const findGrantedOf = (db: Db, userId: number) =>
  db
    .selectFrom('awardApplications as a')
    .innerJoin('awardLimits as l', 'l.id', 'a.limitId')
    .innerJoin('awardKinds as k', 'k.id', 'l.kindId')
    .select(['a.grantedOn', 'l.year', 'k.name as kind', 'k.nameEn as kindEn'])
    .where('a.userId', '=', userId)
    .where('a.state', '=', 'granted')
    .orderBy('a.id')
    .execute()
