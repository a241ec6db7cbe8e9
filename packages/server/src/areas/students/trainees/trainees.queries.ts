import type {
  TraineeFilters,
  traineeSorts,
} from '@residency/contract/areas/students/trainees/trainees.contract'
import type { Language } from '@residency/contract/kernel'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyText, isOneOfCodes } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { type BaseScope, withinBaseScope } from '../../organisation/organisation.public.ts'
import { isOfGroup, isTraineeFoundBy } from '../../trainees/trainees.public.ts'

export type TraineeMatch = Omit<TraineeFilters, 'pageNum' | 'pageSize'> & { scope: BaseScope }

export const inScope = (db: Db, scope: BaseScope) =>
  db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .innerJoin('bases', 'bases.id', 'm.baseId')
    .innerJoin('trainingUnits as n', 'n.id', 't.trainingUnitId')
    .where(withinBaseScope(scope))

function matching(db: Db, { scope, ...filters }: TraineeMatch) {
  let match = inScope(db, scope)
  if (filters.baseId) match = match.where('bases.id', '=', filters.baseId)
  if (filters.majorId) match = match.where('t.majorId', '=', filters.majorId)
  if (filters.trainingUnitId) match = match.where('t.trainingUnitId', '=', filters.trainingUnitId)

  if (filters.year)
    match = match
      .where('t.startsOn', '>=', `${filters.year}-01-01`)
      .where('t.startsOn', '<=', `${filters.year}-12-31`)

  if (filters.degreeKind) match = match.where('t.degreeKind', '=', filters.degreeKind)
  if (filters.traineeKind) match = match.where('t.traineeKind', '=', filters.traineeKind)
  if (filters.status) match = match.where('t.status', '=', filters.status)
  else if (filters.group && filters.group !== 'all') match = match.where(isOfGroup(filters.group))

  if (filters.keywords) match = match.where(isTraineeFoundBy('t', filters.keywords))

  return match
}

type Matching = ReturnType<typeof inScope>

const withNames = (match: Matching) =>
  match
    .selectAll('t')
    .select([
      'm.name as major',
      'm.nameEn as majorEn',
      'bases.name as base',
      'bases.nameEn as baseEn',
    ])
    .select(['n.name as unit', 'n.nameEn as unitEn'])

const withContact = (match: Matching) =>
  withNames(match)
    .innerJoin('users as u', 'u.id', 't.userId')
    .select(['u.mobileSealed', 'u.idCardSealed', 'u.idKind'])

export type TraineeRecord = Awaited<
  ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>
>

const sortsIn = (language: Language): SortColumns<(typeof traineeSorts)[number]> => ({
  realName: by.name('t.realName'),
  major: by.label(language, 'm'),
  trainingUnit: by.label(language, 'n'),
  startsOn: by.column('t.startsOn'),
  lengthMonths: by.column('t.lengthMonths'),
  plannedEnd: by.column('t.plannedEnd'),
})

const inOrder = (match: Matching, sort: TraineeMatch['sort'], language: Language) =>
  sortedBy(match, sort, sortsIn(language)).orderBy('t.startsOn', 'desc').orderBy('t.id', 'desc')

/** One page, those who began last first. */
export const findTraineePage = (db: Db, match: TraineeMatch, page: Page, language: Language) =>
  findPage(matching(db, match), page, (rows) => withNames(inOrder(rows, match.sort, language)))

export const countTrainees = (db: Db, match: TraineeMatch) => countRows(matching(db, match))

/** One batch of an export in the same order. */
export const findTraineeBatch = (db: Db, match: TraineeMatch, page: Page, language: Language) =>
  pageOf(withContact(inOrder(matching(db, match), match.sort, language)), page).execute()

export const findTraineeInScope = (db: Db, scope: BaseScope, id: number) =>
  withContact(inScope(db, scope).where('t.id', '=', id))
    .leftJoin('cohorts as c', 'c.id', 't.cohortId')
    .select('c.name as cohort')
    .executeTakeFirst()

export const findTraineeForUpdate = (db: Db, scope: BaseScope, id: number) =>
  inScope(db, scope).where('t.id', '=', id).selectAll('t').forUpdate('t').executeTakeFirst()

/** Trainees by their numbers, with their contacts. */
export const findTraineesByNumbers = (db: Db, scope: BaseScope, numbers: readonly string[]) =>
  withContact(inScope(db, scope).where((e) => isOneOfCodes(e.ref('t.number'), numbers))).execute()

export const findByNumbersForUpdate = (db: Db, scope: BaseScope, numbers: readonly string[]) =>
  inScope(db, scope)
    .where((e) => isOneOfCodes(e.ref('t.number'), numbers))
    .selectAll('t')
    .forUpdate('t')
    .execute()

/**
 * Majors in scope (disabled ones too: old records keep theirs) with base and profession, and
 * enabled training units.
 */
export const findMajorsInScope = (db: Db, scope: BaseScope) =>
  db
    .selectFrom('majors as m')
    .innerJoin('bases', 'bases.id', 'm.baseId')
    .where(withinBaseScope(scope))
    .select([
      'm.id',
      'm.code',
      'm.name',
      'm.nameEn',
      'm.kind',
      'm.status',
      'm.baseId',
      'bases.name as base',
      'bases.nameEn as baseEn',
    ])
    .orderBy('bases.sort')
    .orderBy('bases.id')
    .orderBy('m.sort')
    .orderBy('m.id')
    .execute()

export const findOpenUnits = (db: Db) =>
  db
    .selectFrom('trainingUnits')
    .select(['id', 'name', 'nameEn'])
    .where('status', '=', 1)
    .orderBy('sort')
    .orderBy('id')
    .execute()

/** All training units: a known trainee may be in a disabled one. */
export const findUnitNames = (db: Db) =>
  db.selectFrom('trainingUnits').select(['id', 'name', 'nameEn']).execute()

/** Accounts behind these mobile numbers and ID cards: whether they are in training. */
export const findAccounts = (db: Db, mobiles: readonly string[], cards: readonly string[]) =>
  db
    .selectFrom('users as u')
    .leftJoin('trainees as t', 't.userId', 'u.id')
    .select(['u.id', 'u.mobileHash', 'u.idCardHash', 'u.status', 't.id as traineeId'])
    .select('u.displayName as name')
    .where('u.deletedAt', 'is', null)
    .where((e) =>
      e.or([e('u.mobileHash', '=', anyText(mobiles)), e('u.idCardHash', '=', anyText(cards))]),
    )
    .execute()
