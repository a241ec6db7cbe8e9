import type {
  AwardLimitFilters,
  awardLimitSorts,
} from '@residency/contract/areas/awards/kinds/award-limit.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isOfOwnBase, type OrgScope } from '../../organisation/organisation.public.ts'

type Quota = { baseId: number; base: string; baseEn: string | null; quota: number; granted: number }

const sortsIn = (language: Language): SortColumns<(typeof awardLimitSorts)[number]> => ({
  kind: by.label(language, 'k'),
  opensOn: by.column('l.opensOn'),
  granted: by.column('granted'),
  applied: by.column('applied'),
})

/** One page of awards by year, the latest first; quotas of single bases are those of the reader. */
export function findLimitPage(
  db: Db,
  scope: OrgScope,
  filters: AwardLimitFilters,
  { today, language }: { today: string; language: Language },
  page: Page,
) {
  let match = db.selectFrom('awardLimits as l').innerJoin('awardKinds as k', 'k.id', 'l.kindId')
  if (filters.kindId) match = match.where('l.kindId', '=', filters.kindId)
  if (filters.year) match = match.where('l.year', '=', filters.year)
  if (filters.audience) match = match.where('k.audience', '=', filters.audience)
  if (filters.state === 'upcoming') match = match.where('l.opensOn', '>', today)
  if (filters.state === 'open')
    match = match.where('l.opensOn', '<=', today).where('l.closesOn', '>=', today)
  if (filters.state === 'over') match = match.where('l.closesOn', '<', today)

  return findPage(match, page, (rows) => {
    const listed = rows
      .selectAll('l')
      .select(['k.name as kind', 'k.nameEn as kindEn', 'k.audience', 'k.mode'])
      .select(['k.needsPapers', 'k.hidesNames'])
      .select(
        sql<
          Quota[]
        >`(select coalesce(jsonb_agg(jsonb_build_object('baseId', b.id, 'base', b.name, 'baseEn',
            b.name_en, 'quota', q.quota,
          'granted', (select count(*) from award_applications a where a.limit_id = l.id
            and a.base_id = b.id and a.state = 'granted'))
          order by b.sort, b.id), '[]') from award_base_quotas q join bases b on b.id = q.base_id
          where q.limit_id = l.id and ${isOfOwnBase(scope, 'q.baseId')})`.as('bases'),
      )
      .select(
        sql<number>`(select count(*) from award_applications a where a.limit_id = l.id
            and a.state <> 'draft'
          and ${isOfOwnBase(scope, 'a.baseId')})`.as('applied'),
      )
      .select(
        sql<number>`(select count(*) from award_applications a where a.limit_id = l.id
            and a.state = 'granted'
          and ${isOfOwnBase(scope, 'a.baseId')})`.as('granted'),
      )
      .select(
        sql<boolean>`exists (select from award_applications a where a.limit_id = l.id)`.as(
          'isUsed',
        ),
      )

    return sortedBy(listed, filters.sort, sortsIn(language))
      .orderBy('l.year', 'desc')
      .orderBy('l.id', 'desc')
  })
}

export type LimitRow = Awaited<ReturnType<typeof findLimitPage>>['rows'][number]

export const findLimitForUpdate = (db: Db, id: number) =>
  db.selectFrom('awardLimits').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Whether a kind is in use; it is not deleted until the transaction ends. */
export const isKindInUse = async (db: Db, id: number) =>
  (await db
    .selectFrom('awardKinds')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 1)
    .forKeyShare()
    .executeTakeFirst()) !== undefined

export const isLimitApplied = async (db: Db, id: number) =>
  (await db
    .selectFrom('awardApplications')
    .select('id')
    .where('limitId', '=', id)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** How many are granted in an award of a year, by base. */
export const findGrantedByBase = (db: Db, limitId: number) =>
  db
    .selectFrom('awardApplications as a')
    .leftJoin('bases as b', 'b.id', 'a.baseId')
    .select(['a.baseId', 'b.name', 'b.nameEn', (e) => e.fn.countAll<number>().as('granted')])
    .where('a.limitId', '=', limitId)
    .where('a.state', '=', 'granted')
    .groupBy(['a.baseId', 'b.name', 'b.nameEn'])
    .execute()

/** Puts these quotas in place of those of single bases. */
export async function setBaseQuotas(
  db: Db,
  limitId: number,
  bases: readonly { baseId: number; quota: number }[],
) {
  await db.deleteFrom('awardBaseQuotas').where('limitId', '=', limitId).execute()
  if (bases.length === 0) return

  const rows = bases.map(({ baseId, quota }) => ({ limitId, baseId, quota }))

  await db.insertInto('awardBaseQuotas').values(rows).execute()
}

/** When one applies for the awards of a year: whole days, the last one included. */
export const awardWindows = sql`select l.id, l.year, k.name as batch, k.name_en as batch_en,
    l.opens_on::timestamp at time zone 'Asia/Shanghai' as starts_at,
    (l.closes_on + 1)::timestamp at time zone 'Asia/Shanghai' - interval '1 second' as ends_at,
    (l.closes_on + 1)::timestamp at time zone 'Asia/Shanghai' as shuts_at
  from award_limits l join award_kinds k on k.id = l.kind_id`
