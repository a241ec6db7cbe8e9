import type {
  SituationFilters,
  situationSorts,
} from '@residency/contract/areas/students/situations/situation.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, idArray } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isOnBooks, isTraineeFoundBy } from '../../trainees/trainees.public.ts'
import type { SituationScope } from './situation.policy.ts'

export type SituationMatch = Omit<SituationFilters, 'pageNum' | 'pageSize'> & {
  scope: SituationScope
}

const administered = ({ administeredBy }: SituationScope) =>
  sql`(select ba.base_id from base_administrators ba where ba.user_id = ${administeredBy})`

const ownBases = (scope: SituationScope) =>
  sql<
    number[]
  >`array(select ba.base_id from base_administrators ba where ba.user_id = ${scope.administeredBy}
      and ba.base_id = any(s.base_ids))`

/** A trainee sees what was recorded about them once it is decided. */
const isVisible = (scope: SituationScope) =>
  scope.area === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`((t.user_id = ${scope.userId}
        and (s.recorded_by is null or s.state in ('officePassed', 'inForce', 'ended'))) or ${
          scope.area === 'administered'
            ? sql`s.base_ids && array${administered(scope)}`
            : sql`false`
        })`

/**
 * Whether it waits for the reader: for a base administered that has not decided, or for the office;
 * never a situation of the reader.
 */
const waitsFor = (scope: SituationScope) =>
  sql<boolean>`(t.user_id <> ${scope.readerId} and ((s.state = 'submitted'
      and exists (select from unnest(${ownBases(scope)}) d (id) where d.id <> all(s.passed_bases)))
    or (s.state = 'basePassed' and ${sql.lit(scope.area === 'all')}
        and s.base_passed_by is distinct from ${scope.firstId})))`

const situationsIn = (db: Db, scope: SituationScope) =>
  db
    .selectFrom('traineeSituations as s')
    .innerJoin('trainees as t', 't.id', 's.traineeId')
    .where(isVisible(scope))

const selectColumns = (match: ReturnType<typeof situationsIn>, scope: SituationScope) =>
  match
    .innerJoin('majors as m', 'm.id', 's.fromMajorId')
    .innerJoin('bases as b', 'b.id', 'm.baseId')
    .leftJoin('majors as n', 'n.id', 's.toMajorId')
    .leftJoin('bases as c', 'c.id', 'n.baseId')
    .leftJoin('users as u', 'u.id', 's.recordedBy')
    .selectAll('s')
    .select([
      't.realName as name',
      't.number',
      't.userId',
      'm.name as major',
      'm.nameEn as majorEn',
    ])
    .select(['b.name as base', 'b.nameEn as baseEn', 'n.name as toMajor', 'n.nameEn as toMajorEn'])
    .select(['c.name as toBase', 'c.nameEn as toBaseEn'])
    .select('u.displayName as recorder')
    .select(ownBases(scope).as('ownBases'))
    .select(
      sql<
        { id: number; name: string; nameEn: string | null }[]
      >`(select jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name,
        'nameEn', d.name_en) order by array_position(s.base_ids, d.id)) from bases d
      where d.id = any(s.base_ids))`.as('bases'),
    )

export type SituationRow = Awaited<
  ReturnType<ReturnType<typeof selectColumns>['executeTakeFirstOrThrow']>
>

function matching(
  db: Db,
  { scope, kind, state, baseId, from, until, waiting, keywords }: SituationMatch,
) {
  let match = situationsIn(db, scope)
  if (kind) match = match.where('s.kind', '=', kind)
  if (state) match = match.where('s.state', '=', state)
  if (baseId) match = match.where(sql<boolean>`s.base_ids @> ${idArray([baseId])}`)
  if (from) match = match.where((e) => e.or([e('s.endsOn', 'is', null), e('s.endsOn', '>=', from)]))
  if (until) match = match.where('s.startsOn', '<=', until)
  if (waiting) match = match.where(waitsFor(scope))

  if (keywords) match = match.where(isTraineeFoundBy('t', keywords))

  return match
}

const sortsIn = (language: Language): SortColumns<(typeof situationSorts)[number]> => ({
  name: by.name('t.realName'),
  startsOn: by.column('s.startsOn'),
  major: by.label(language, 'm'),
  createTime: by.column('s.createdAt'),
})

const ordered = (
  match: ReturnType<typeof matching>,
  { scope, sort }: SituationMatch,
  language: Language,
) =>
  selectColumns(sortedBy(match, sort, sortsIn(language)), scope)
    .orderBy(waitsFor(scope), 'desc')
    .orderBy('s.startsOn', 'desc')
    .orderBy('s.id', 'desc')

/** One page, those that wait for the reader first, then by their first day. */
export const findSituationPage = (db: Db, match: SituationMatch, page: Page, language: Language) =>
  findPage(matching(db, match), page, (rows) => ordered(rows, match, language))

export const findSituationBatch = (db: Db, match: SituationMatch, page: Page, language: Language) =>
  pageOf(ordered(matching(db, match), match, language), page).execute()

export const countSituations = (db: Db, match: SituationMatch) => countRows(matching(db, match))

export const countWaiting = (db: Db, scope: SituationScope, state: 'submitted' | 'basePassed') =>
  countRows(matching(db, { scope, state, waiting: '1' }))

export const findSituation = (db: Db, scope: SituationScope, id: number) =>
  selectColumns(situationsIn(db, scope), scope).where('s.id', '=', id).executeTakeFirst()

/**
 * Situations in scope, locked in one order with their trainees: of two decisions at once the second
 * sees the first.
 */
export const findSituationsForUpdate = (db: Db, scope: SituationScope, ids: readonly number[]) =>
  selectColumns(situationsIn(db, scope), scope)
    .where('s.id', '=', anyId(ids))
    .orderBy('s.traineeId')
    .orderBy('s.id')
    .forUpdate(['s', 't'])
    .execute()

export const findSituationsOf = (db: Db, scope: SituationScope, traineeId: number) =>
  selectColumns(situationsIn(db, scope), scope)
    .where('s.traineeId', '=', traineeId)
    .orderBy('s.startsOn', 'desc')
    .orderBy('s.id', 'desc')
    .execute()

export const ALL: SituationScope = {
  userId: 0,
  readerId: 0,
  area: 'all',
  administeredBy: 0,
  firstId: 0,
}

export const isVisibleSituation = async (db: Db, scope: SituationScope, id: number) =>
  (await situationsIn(db, scope).where('s.id', '=', id).select('s.id').executeTakeFirst()) !==
  undefined

/**
 * Situations whose day has come: approved ones that begin, ones in force that are over. Decisions
 * that may still be undone are left.
 */
export const findDue = (
  db: Db,
  step: 'begin' | 'expire',
  today: string,
  settled: Date,
  limit: number,
) => {
  const due = db
    .selectFrom('traineeSituations as s')
    .innerJoin('trainees as t', 't.id', 's.traineeId')
    .select('s.id')
    .where('s.updatedAt', '<=', settled)
    .orderBy('s.id')
    .limit(limit)

  return step === 'begin'
    ? due
        .where('s.state', '=', 'officePassed')
        .where('s.startsOn', '<=', today)
        .where(isOnBooks('t'))
        .execute()
    : due.where('s.state', '=', 'inForce').where('s.endsOn', '<', today).execute()
}
