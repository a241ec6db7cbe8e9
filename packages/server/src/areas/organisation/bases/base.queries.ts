import type { BaseFilters } from '@residency/contract/areas/organisation/bases/base.contract'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage } from '../../../platform/db/pages.ts'
import { containing, isFoundIn } from '../../../platform/db/patterns.ts'

/** Enabled bases in their order. */
export const findEnabledBases = (db: Db) =>
  db
    .selectFrom('bases')
    .select(['id', 'name', 'nameEn'])
    .where('status', '=', 1)
    .orderBy('sort')
    .orderBy('id')
    .execute()

/** One page of enabled bases with the department that carries them. */
export function findBasePage(db: Db, filters: BaseFilters) {
  let match = db.selectFrom('bases').where('bases.status', '=', 1)
  if (filters.mode) match = match.where('bases.mode', '=', filters.mode)

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([
        isFoundIn(e.ref('bases.name'), words),
        isFoundIn(e.ref('bases.nameEn'), words),
        isFoundIn(e.ref('bases.code'), words),
      ]),
    )
  }

  return findPage(match, filters, (rows) =>
    rows
      .leftJoin('departments', 'departments.id', 'bases.departmentId')
      .select([
        'bases.id',
        'bases.code',
        'bases.name',
        'bases.nameEn',
        'bases.mode',
        'bases.departmentId',
        'bases.sort',
      ])
      .select(['departments.name as department', 'departments.nameEn as departmentEn'])
      .orderBy('bases.sort')
      .orderBy('bases.id'),
  )
}

/** Enabled majors of these bases, in their order; `all` of them with the disabled ones. */
export async function findMajorsOf(db: Db, baseIds: readonly number[], all = false) {
  if (baseIds.length === 0) return []

  let found = db
    .selectFrom('majors')
    .select(['id', 'baseId', 'code', 'name', 'nameEn', 'kind', 'status'])
    .where('baseId', 'in', baseIds)

  if (!all) found = found.where('status', '=', 1)

  return found.orderBy('baseId').orderBy('sort').orderBy('id').execute()
}

/** Ids of the enabled bases somebody administers. */
export const findBasesOf = async (db: Db, userId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('baseAdministrators')
      .innerJoin('bases', 'bases.id', 'baseAdministrators.baseId')
      .select('bases.id')
      .where('baseAdministrators.userId', '=', userId)
      .where('bases.status', '=', 1)
      .orderBy('bases.sort')
      .orderBy('bases.id')
      .execute()
  ).map((b) => b.id)

/** One major with its base, enabled or not (old records keep theirs). */
export const findMajor = (db: Db, id: number) =>
  db
    .selectFrom('majors')
    .innerJoin('bases', 'bases.id', 'majors.baseId')
    .select([
      'majors.id',
      'majors.baseId',
      'majors.code',
      'majors.name',
      'majors.nameEn',
      'majors.kind',
      'majors.status',
      'bases.name as base',
      'bases.nameEn as baseEn',
      'bases.status as baseStatus',
    ])
    .where('majors.id', '=', id)
    .executeTakeFirst()
