import type { GrantedAwardFilters } from '@residency/contract/areas/awards/applications/award-application.contract'
import { sql } from 'kysely'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { containing } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'

/** One page of granted awards, the latest first. */
export function findGrantedPage(db: Db, filters: Omit<GrantedAwardFilters, 'pageNum' | 'pageSize'>, page: Page) {
  let match = db
    .selectFrom('award_applications as a')
    .innerJoin('award_limits as l', 'l.id', 'a.limit_id')
    .innerJoin('award_kinds as k', 'k.id', 'l.kind_id')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .where('a.state', '=', 'granted')
  if (filters.kindId) match = match.where('l.kind_id', '=', filters.kindId)
  if (filters.year) match = match.where('l.year', '=', filters.year)
  if (filters.audience) match = match.where('k.audience', '=', filters.audience)
  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) => e('u.name_search', 'like', words))
  }
  return findPage(match, page, (rows) =>
    rows
      .leftJoin('trainees as t', 't.id', 'a.trainee_id')
      .leftJoin('bases as b', 'b.id', 'a.base_id')
      .select(['a.id', 'a.granted_on', 'l.year', 'k.name as kind', 'k.name_en as kind_en', 'k.level', 'k.audience'])
      .select(['t.number', 'b.name as base', 'b.name_en as base_en'])
      .select(sql<string>`coalesce(u.real_name, u.nickname)`.as('name'))
      .orderBy('a.granted_on', 'desc')
      .orderBy('a.id', 'desc'),
  )
}
/** Kinds of awards in their order, also those no longer in use. */
export const findKindChoices = (db: Db) =>
  db.selectFrom('award_kinds').select(['id', 'name', 'name_en', 'audience']).orderBy('sort').orderBy('id').execute()
/** Somebody's granted awards, the earliest first. */
export const findGrantedOf = (db: Db, userId: number) =>
  db
    .selectFrom('award_applications as a')
    .innerJoin('award_limits as l', 'l.id', 'a.limit_id')
    .innerJoin('award_kinds as k', 'k.id', 'l.kind_id')
    .select(['a.granted_on', 'l.year', 'k.name as kind', 'k.name_en as kind_en'])
    .where('a.user_id', '=', userId)
    .where('a.state', '=', 'granted')
    .orderBy('a.id')
    .execute()
