import type { TraineeFilters } from '@residency/contract/areas/students/trainees/trainees.contract'
import { type ExpressionBuilder, sql } from 'kysely'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyText, containing, isFoundIn, isOneOfCodes } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { DB } from '../../../platform/db/tables.gen.ts'
import { type BaseScope, withinBaseScope } from '../../organisation/organisation.public.ts'
import { isOfGroup } from '../../trainees/trainees.public.ts'

export type TraineeMatch = Omit<TraineeFilters, 'pageNum' | 'pageSize'> & { scope: BaseScope }

const inScope = (db: Db, scope: BaseScope) =>
  db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.major_id')
    .innerJoin('bases', 'bases.id', 'm.base_id')
    .innerJoin('training_units as n', 'n.id', 't.training_unit_id')
    .where((e) => withinBaseScope(e as unknown as ExpressionBuilder<DB, 'bases'>, scope))

function matching(db: Db, { scope, ...filters }: TraineeMatch) {
  let match = inScope(db, scope)
  if (filters.baseId) match = match.where('bases.id', '=', filters.baseId)
  if (filters.majorId) match = match.where('t.major_id', '=', filters.majorId)
  if (filters.trainingUnitId) match = match.where('t.training_unit_id', '=', filters.trainingUnitId)
  if (filters.year) match = match.where('t.starts_on', '>=', `${filters.year}-01-01`).where('t.starts_on', '<=', `${filters.year}-12-31`)
  if (filters.degreeKind) match = match.where('t.degree_kind', '=', filters.degreeKind)
  if (filters.traineeKind) match = match.where('t.trainee_kind', '=', filters.traineeKind)
  if (filters.status) match = match.where('t.status', '=', filters.status)
  else if (filters.group && filters.group !== 'all') match = match.where(isOfGroup(filters.group))
  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) => e.or([e('t.name_search', 'like', words), isFoundIn(e.ref('t.number'), words)]))
  }
  return match
}
type Matching = ReturnType<typeof inScope>
const withNames = (match: Matching) =>
  match
    .selectAll('t')
    .select(['m.name as major', 'm.name_en as major_en', 'bases.name as base', 'bases.name_en as base_en'])
    .select(['n.name as unit', 'n.name_en as unit_en'])
const withContact = (match: Matching) =>
  withNames(match).innerJoin('users as u', 'u.id', 't.user_id').select(['u.mobile_sealed', 'u.id_card_sealed', 'u.id_kind'])
export type TraineeRecord = Awaited<ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>>

/** One page, those who began last first. */
export const findTraineePage = (db: Db, match: TraineeMatch, page: Page) =>
  findPage(matching(db, match), page, (rows) => withNames(rows).orderBy('t.starts_on', 'desc').orderBy('t.id', 'desc'))
export const countTrainees = (db: Db, match: TraineeMatch) => countRows(matching(db, match))
/** One batch of an export in the same order. */
export const findTraineeBatch = (db: Db, match: TraineeMatch, page: Page) =>
  pageOf(withContact(matching(db, match)).orderBy('t.starts_on', 'desc').orderBy('t.id', 'desc'), page).execute()

export const findTraineeInScope = (db: Db, scope: BaseScope, id: number) =>
  withContact(inScope(db, scope).where('t.id', '=', id))
    .leftJoin('cohorts as c', 'c.id', 't.cohort_id')
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

/** Majors in scope (disabled ones too: old records keep theirs) with base and profession, and enabled training units. */
export const findMajorsInScope = (db: Db, scope: BaseScope) =>
  db
    .selectFrom('majors as m')
    .innerJoin('bases', 'bases.id', 'm.base_id')
    .where((e) => withinBaseScope(e as unknown as ExpressionBuilder<DB, 'bases'>, scope))
    .select(['m.id', 'm.code', 'm.name', 'm.name_en', 'm.kind', 'm.status', 'm.base_id', 'bases.name as base', 'bases.name_en as base_en'])
    .orderBy('bases.sort')
    .orderBy('bases.id')
    .orderBy('m.sort')
    .orderBy('m.id')
    .execute()
export const findOpenUnits = (db: Db) =>
  db.selectFrom('training_units').select(['id', 'name', 'name_en']).where('status', '=', 1).orderBy('sort').orderBy('id').execute()

/** All training units: a known trainee may be in a disabled one. */
export const findUnitNames = (db: Db) => db.selectFrom('training_units').select(['id', 'name', 'name_en']).execute()

/** Accounts behind these mobile numbers and ID cards: whether they are in training. */
export const findAccounts = (db: Db, mobiles: readonly string[], cards: readonly string[]) =>
  db
    .selectFrom('users as u')
    .leftJoin('trainees as t', 't.user_id', 'u.id')
    .select(['u.id', 'u.mobile_hash', 'u.id_card_hash', 'u.status', 't.id as trainee_id'])
    .select(sql<string>`coalesce(u.real_name, u.nickname)`.as('name'))
    .where('u.deleted_at', 'is', null)
    .where((e) => e.or([e('u.mobile_hash', '=', anyText(mobiles)), e('u.id_card_hash', '=', anyText(cards))]))
    .execute()
