import type { Sort } from '@residency/contract/kernel'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { by, sortedBy } from '../../../platform/db/sorting.ts'
import { type BaseScope, withinBaseScope } from '../../organisation/organisation.public.ts'
import { isTraineeFoundBy } from '../../trainees/trainees.public.ts'

export type FactMatch = {
  scope: BaseScope
  keywords?: string | undefined
  baseId?: number | undefined
  traineeId?: number
  sort?: Sort<'name'> | undefined
}

function matching(db: Db, { scope, keywords, baseId, traineeId }: FactMatch) {
  let match = db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .innerJoin('bases', 'bases.id', 'm.baseId')
    .where(withinBaseScope(scope))

  if (traineeId) match = match.where('t.id', '=', traineeId)
  if (baseId) match = match.where('bases.id', '=', baseId)

  if (keywords) match = match.where(isTraineeFoundBy('t', keywords))

  return match
}

const selectColumns = (match: ReturnType<typeof matching>, sort: FactMatch['sort']) =>
  sortedBy(match, sort, { name: by.name('t.realName') })
    .leftJoin('cohorts as c', 'c.id', 't.cohortId')
    .select([
      't.id',
      't.realName',
      't.number',
      't.cohortId',
      'c.name as cohort',
      'm.name as major',
      'm.nameEn as majorEn',
    ])
    .orderBy('t.startsOn', 'desc')
    .orderBy('t.id', 'desc')

export type FactTrainee = Awaited<ReturnType<typeof findFactBatch>>[number]

export const findFactPage = (db: Db, match: FactMatch, page: Page) =>
  findPage(matching(db, match), page, (rows) => selectColumns(rows, match.sort))

export const findFactBatch = (db: Db, match: FactMatch, page: Page) =>
  pageOf(selectColumns(matching(db, match), match.sort), page).execute()

export const countFacts = (db: Db, match: FactMatch) => countRows(matching(db, match))

export const findDepartmentNames = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('departments')
    .select(['id', 'name', 'nameEn'])
    .where('id', '=', anyId(ids))
    .execute()
