import type {
  listTrainingBases,
  trainingBaseSorts,
} from '@residency/contract/areas/teachers/training/training-base.contract'
import type { InputOf, Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page } from '../../../platform/db/pages.ts'
import { anyId, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isOfOwnBase, type OrgScope } from '../../organisation/organisation.public.ts'

const applicationsOf = (db: Db, scope: OrgScope) =>
  db
    .selectFrom('teacherTrainingBases as a')
    .innerJoin('bases as b', 'b.id', 'a.baseId')
    .where(isOfOwnBase(scope, 'a.baseId'))

const selectColumns = (match: ReturnType<typeof applicationsOf>, scope: OrgScope) =>
  match
    .innerJoin('users as u', 'u.id', 'a.appliedBy')
    .selectAll('a')
    .select(['b.name', 'b.nameEn'])
    .select('u.displayName as appliedByName')
    .select(isOfOwnBase(scope, 'a.baseId').as('isOwnBase'))

export type TrainingBaseRow = Awaited<ReturnType<typeof findTrainingBase>> & object

const sortsIn = (language: Language): SortColumns<(typeof trainingBaseSorts)[number]> => ({
  name: by.label(language, 'b'),
  year: by.column('a.year'),
  places: by.column('a.places'),
  appliedBy: by.name('u.displayName'),
  submitTime: by.column('a.submittedAt'),
})

type Filters = InputOf<typeof listTrainingBases, 'out'>

/** `firstId`: whose own applications wait for another person. */
type Match = Omit<Filters, keyof Page> & { firstId: number }

function matching(db: Db, scope: OrgScope, filters: Match) {
  let match = applicationsOf(db, scope)
  if (filters.state) match = match.where('a.state', '=', filters.state)
  if (filters.waiting)
    match = match.where('a.state', '=', 'submitted').where('a.appliedBy', '<>', filters.firstId)
  if (filters.year) match = match.where('a.year', '=', filters.year)

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([isFoundIn(e.ref('b.name'), words), isFoundIn(e.ref('b.nameEn'), words)]),
    )
  }

  return match
}

/** One page of applications: those that wait first, then the latest. */
export const findTrainingBasePage = (
  db: Db,
  scope: OrgScope,
  filters: Match & Page,
  language: Language,
) =>
  findPage(matching(db, scope, filters), filters, (rows) =>
    sortedBy(selectColumns(rows, scope), filters.sort, sortsIn(language))
      .orderBy(sql`case a.state when 'submitted' then 0 else 1 end`)
      .orderBy('a.year', 'desc')
      .orderBy('a.id', 'desc'),
  )

export const findTrainingBase = (db: Db, scope: OrgScope, id: number) =>
  selectColumns(applicationsOf(db, scope), scope).where('a.id', '=', id).executeTakeFirst()

/** Applications in the reader's scope, locked in one order. */
export const findTrainingBasesForUpdate = (db: Db, scope: OrgScope, ids: readonly number[]) =>
  selectColumns(applicationsOf(db, scope), scope)
    .where('a.id', '=', anyId(ids))
    .orderBy('a.id')
    .forUpdate('a')
    .execute()

export const countTrainingBases = (db: Db, scope: OrgScope, filters: Match) =>
  countRows(matching(db, scope, filters))

/** Whether the office has passed the application of a base for a year. */
export const isPassedFor = async (db: Db, baseId: number, year: number) =>
  (await db
    .selectFrom('teacherTrainingBases')
    .select('id')
    .where('baseId', '=', baseId)
    .where('year', '=', year)
    .where('state', '=', 'passed')
    .executeTakeFirst()) !== undefined
