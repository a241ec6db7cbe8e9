import type { AwardLimitFilters } from '@residency/contract/areas/awards/kinds/award-limit.contract'
import { sql } from 'kysely'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { isOfOwnBase, type OrgScope } from '../../organisation/organisation.public.ts'

type Quota = { baseId: number; base: string; baseEn: string | null; quota: number; granted: number }
/** One page of awards by year, the latest first; quotas of single bases are those of the reader. */
export function findLimitPage(db: Db, scope: OrgScope, filters: AwardLimitFilters, today: string, page: Page) {
  let match = db.selectFrom('award_limits as l').innerJoin('award_kinds as k', 'k.id', 'l.kind_id')
  if (filters.kindId) match = match.where('l.kind_id', '=', filters.kindId)
  if (filters.year) match = match.where('l.year', '=', filters.year)
  if (filters.audience) match = match.where('k.audience', '=', filters.audience)
  if (filters.state === 'upcoming') match = match.where('l.opens_on', '>', today)
  if (filters.state === 'open') match = match.where('l.opens_on', '<=', today).where('l.closes_on', '>=', today)
  if (filters.state === 'over') match = match.where('l.closes_on', '<', today)
  return findPage(match, page, (rows) =>
    rows
      .selectAll('l')
      .select(['k.name as kind', 'k.name_en as kind_en', 'k.audience', 'k.mode'])
      .select(
        sql<Quota[]>`(select coalesce(jsonb_agg(jsonb_build_object('baseId', b.id, 'base', b.name, 'baseEn', b.name_en, 'quota', q.quota,
          'granted', (select count(*) from award_applications a where a.limit_id = l.id and a.base_id = b.id and a.state = 'granted'))
          order by b.sort, b.id), '[]') from award_base_quotas q join bases b on b.id = q.base_id
          where q.limit_id = l.id and ${isOfOwnBase(scope, 'q.base_id')})`.as('bases'),
      )
      .select(
        sql<number>`(select count(*) from award_applications a where a.limit_id = l.id and a.state <> 'draft'
          and ${isOfOwnBase(scope, 'a.base_id')})`.as('applied'),
      )
      .select(
        sql<number>`(select count(*) from award_applications a where a.limit_id = l.id and a.state = 'granted'
          and ${isOfOwnBase(scope, 'a.base_id')})`.as('granted'),
      )
      .select(sql<boolean>`exists (select from award_applications a where a.limit_id = l.id)`.as('is_used'))
      .orderBy('l.year', 'desc')
      .orderBy('l.id', 'desc'),
  )
}
export type LimitRow = Awaited<ReturnType<typeof findLimitPage>>['rows'][number]

export const findLimitForUpdate = (db: Db, id: number) =>
  db.selectFrom('award_limits').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
/** Whether a kind is in use; it is not deleted until the transaction ends. */
export const isKindInUse = async (db: Db, id: number) =>
  (await db.selectFrom('award_kinds').select('id').where('id', '=', id).where('status', '=', 1).forKeyShare().executeTakeFirst()) !==
  undefined
export const isLimitApplied = async (db: Db, id: number) =>
  (await db.selectFrom('award_applications').select('id').where('limit_id', '=', id).limit(1).executeTakeFirst()) !== undefined
/** How many are granted in an award of a year, by base. */
export const findGrantedByBase = (db: Db, limitId: number) =>
  db
    .selectFrom('award_applications as a')
    .leftJoin('bases as b', 'b.id', 'a.base_id')
    .select(['a.base_id', 'b.name', 'b.name_en', (e) => e.fn.countAll<number>().as('granted')])
    .where('a.limit_id', '=', limitId)
    .where('a.state', '=', 'granted')
    .groupBy(['a.base_id', 'b.name', 'b.name_en'])
    .execute()

/** Puts these quotas in place of those of single bases. */
export async function setBaseQuotas(db: Db, limitId: number, bases: readonly { baseId: number; quota: number }[]) {
  await db.deleteFrom('award_base_quotas').where('limit_id', '=', limitId).execute()
  if (bases.length === 0) return
  const rows = bases.map(({ baseId, quota }) => ({ limit_id: limitId, base_id: baseId, quota }))
  await db.insertInto('award_base_quotas').values(rows).execute()
}
