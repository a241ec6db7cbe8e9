import type {
  PairFilters,
  pairSorts,
} from '@residency/contract/areas/rotations/seats/pair.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { type BaseScope, withinBaseScope } from '../../organisation/organisation.public.ts'
import { isTraineeFoundBy } from '../../trainees/trainees.public.ts'

const pairsIn = (db: Db, scope: BaseScope) =>
  db
    .selectFrom('rotationPairs as p')
    .innerJoin('bases', 'bases.id', 'p.baseId')
    .innerJoin('trainees as f', 'f.id', 'p.firstId')
    .innerJoin('trainees as s', 's.id', 'p.secondId')
    .where(withinBaseScope(scope))

const sortsIn = (language: Language): SortColumns<(typeof pairSorts)[number]> => ({
  first: by.name('f.realName'),
  second: by.name('s.realName'),
  base: by.label(language, 'bases'),
  createTime: by.column('p.createdAt'),
})

/** One page of pairs, the latest first; months together are counted from a day on. */
export function findPairPage(
  db: Db,
  scope: BaseScope,
  from: string,
  { baseId, keywords, sort }: PairFilters,
  page: Page,
  language: Language,
) {
  let match = pairsIn(db, scope)
  if (baseId) match = match.where('bases.id', '=', baseId)

  if (keywords)
    match = match.where((e) =>
      e.or([isTraineeFoundBy('f', keywords), isTraineeFoundBy('s', keywords)]),
    )

  return findPage(match, page, (rows) =>
    sortedBy(rows, sort, sortsIn(language))
      .selectAll('p')
      .select([
        'bases.name as base',
        'bases.nameEn as baseEn',
        'f.realName as firstName',
        'f.number as firstNumber',
      ])
      .select(['s.realName as secondName', 's.number as secondNumber'])
      .select(
        sql<number>`(select count(distinct m)::int from rotation_blocks a
          join rotation_blocks b on b.trainee_id = p.second_id and b.department_id = a.department_id
            and date_trunc('month', b.starts_on) <= a.ends_on
            and date_trunc('month', a.starts_on) <= b.ends_on
          cross join lateral generate_series(date_trunc('month',
                greatest(a.starts_on, b.starts_on, ${from}::date)),
            date_trunc('month', least(a.ends_on, b.ends_on)), interval '1 month') m
          where a.trainee_id = p.first_id and a.ends_on >= ${from}::date)`.as('together'),
      )
      .orderBy('p.id', 'desc'),
  )
}

export const findPairForUpdate = (db: Db, scope: BaseScope, id: number) =>
  pairsIn(db, scope).where('p.id', '=', id).selectAll('p').forUpdate('p').executeTakeFirst()
