import type { DepartureItemFilters } from '@residency/contract/areas/students/departure/departure-item.contract'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage } from '../../../platform/db/pages.ts'
import { containing, isFoundIn } from '../../../platform/db/patterns.ts'

/** One page of the items in their order. */
export function findItemPage(db: Db, { owner, keywords, ...page }: DepartureItemFilters) {
  let match = db
    .selectFrom('departureItems as i')
    .leftJoin('departments as d', 'd.id', 'i.departmentId')
  if (owner) match = match.where('i.owner', '=', owner)
  if (keywords) {
    const words = containing(keywords)
    match = match.where((e) =>
      e.or([isFoundIn(e.ref('i.name'), words), isFoundIn(e.ref('i.nameEn'), words)]),
    )
  }

  return findPage(match, page, (rows) =>
    rows
      .selectAll('i')
      .select(['d.name as department', 'd.nameEn as departmentEn'])
      .orderBy('i.sort')
      .orderBy('i.id'),
  )
}

export const findItemForUpdate = (db: Db, id: number) =>
  db.selectFrom('departureItems').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const isOpenDepartment = async (db: Db, id: number) =>
  (await db
    .selectFrom('departments')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 1)
    .executeTakeFirst()) !== undefined

/** What is rated now, in order. */
export const findRatedItems = (db: Db) =>
  db
    .selectFrom('departureItems')
    .select(['id', 'name', 'nameEn', 'rates'])
    .where('owner', '=', 'trainee')
    .where('status', '=', 1)
    .orderBy('sort')
    .orderBy('id')
    .execute()
