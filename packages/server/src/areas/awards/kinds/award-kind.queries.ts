import type {
  AwardCriterion,
  AwardKindFilters,
} from '@residency/contract/areas/awards/kinds/award-kind.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, sortedBy } from '../../../platform/db/sorting.ts'

/** One page of kinds in their order, with their criteria and how often they were granted. */
export function findKindPage(db: Db, filters: AwardKindFilters, page: Page, language: Language) {
  let match = db.selectFrom('awardKinds as k')
  if (filters.audience) match = match.where('k.audience', '=', filters.audience)
  if (filters.mode) match = match.where('k.mode', '=', filters.mode)
  if (filters.level) match = match.where('k.level', '=', filters.level)

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([isFoundIn(e.ref('k.name'), words), isFoundIn(e.ref('k.nameEn'), words)]),
    )
  }

  return findPage(match, page, (rows) => {
    const listed = rows
      .selectAll('k')
      .select(
        sql<
          AwardCriterion[]
        >`(select coalesce(jsonb_agg(jsonb_build_object('name', c.name, 'nameEn', c.name_en,
            'weight', c.weight,
          'scale', c.scale) order by c.sort, c.id), '[]') from award_criteria c
        where c.kind_id = k.id)`.as('criteria'),
      )
      .select(
        sql<number>`(select count(*) from award_limits l
            join award_applications a on a.limit_id = l.id
          where l.kind_id = k.id and a.state = 'granted')`.as('granted'),
      )
      .select(sql<boolean>`exists (select from award_limits l where l.kind_id = k.id)`.as('isUsed'))

    return sortedBy(listed, filters.sort, {
      name: by.label(language, 'k'),
      granted: by.column('granted'),
    })
      .orderBy('k.sort')
      .orderBy('k.id')
  })
}

export type KindRow = Awaited<ReturnType<typeof findKindPage>>['rows'][number]

export const findKindForUpdate = (db: Db, id: number) =>
  db.selectFrom('awardKinds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Whether anybody has applied for a kind, in any year. */
export const isKindApplied = async (db: Db, id: number) =>
  (await db
    .selectFrom('awardApplications as a')
    .innerJoin('awardLimits as l', 'l.id', 'a.limitId')
    .select('a.id')
    .where('l.kindId', '=', id)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const isLevelUsed = async (db: Db, level: string) =>
  (await db
    .selectFrom('awardKinds')
    .select('id')
    .where('level', '=', level)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Puts these criteria in place of those of a kind. */
export async function setCriteria(db: Db, kindId: number, criteria: readonly AwardCriterion[]) {
  await db.deleteFrom('awardCriteria').where('kindId', '=', kindId).execute()
  if (criteria.length === 0) return

  const rows = criteria.map(({ name, nameEn, weight, scale }, sort) => ({
    kindId,
    name,
    nameEn,
    weight,
    scale,
    sort,
  }))

  await db.insertInto('awardCriteria').values(rows).execute()
}
