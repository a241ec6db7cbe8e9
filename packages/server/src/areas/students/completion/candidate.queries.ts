import type {
  CandidateFilters,
  candidateSorts,
} from '@residency/contract/areas/students/completion/completion.contract'
import {
  CONFIRMED_STATES,
  completionFlow,
} from '@residency/contract/areas/students/completion/completion.flow'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page } from '../../../platform/db/pages.ts'
import { anyId, isOneOfCodes } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { lockRows } from '../../../platform/db/versions.ts'
import { type BaseScope, withinBaseScope } from '../../organisation/organisation.public.ts'
import { hasLeft, isTraineeFoundBy } from '../../trainees/trainees.public.ts'

/**
 * Trainees in scope, each with the completion that is open or done, if there is one; who left
 * without is none of them.
 */
const inScope = (db: Db, scope: BaseScope) =>
  db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .innerJoin('bases', 'bases.id', 'm.baseId')
    .innerJoin('trainingUnits as n', 'n.id', 't.trainingUnitId')
    .leftJoin('completions as c', (join) =>
      join
        .onRef('c.traineeId', '=', 't.id')
        .on('c.state', 'in', [completionFlow.initial, ...CONFIRMED_STATES]),
    )
    .where((e) => e.or([e.not(hasLeft('t')), e('c.id', 'is not', null)]))
    .where(withinBaseScope(scope))

type Match = ReturnType<typeof inScope>

const selectColumns = (match: Match) =>
  match
    .select([
      't.id',
      't.number',
      't.realName',
      't.userId',
      't.registrationId',
      't.startsOn',
      't.plannedEnd',
    ])
    .select([
      'm.name as major',
      'm.nameEn as majorEn',
      'bases.name as base',
      'bases.nameEn as baseEn',
    ])
    .select(['n.name as unit', 'n.nameEn as unitEn', 'c.state'])

export type CandidateRow = Awaited<
  ReturnType<ReturnType<typeof selectColumns>['executeTakeFirstOrThrow']>
>

type Filters = Pick<CandidateFilters, 'months' | 'baseId' | 'stage' | 'keywords' | 'sort'>

/**
 * Those whose planned end is at most so many months away; finished ones only when they are asked
 * for.
 */
function matching(
  db: Db,
  scope: BaseScope,
  { months, baseId, stage, keywords }: Filters,
  today: string,
) {
  let match = inScope(db, scope).where(
    't.plannedEnd',
    '<=',
    sql<string>`(${today}::date + make_interval(months => ${months}::int))::date`,
  )

  if (baseId) match = match.where('bases.id', '=', baseId)

  if (stage === 'open') match = match.where('c.id', 'is', null)
  else if (stage === 'proposed') match = match.where('c.state', '=', 'proposed')
  else if (stage === 'finished') match = match.where('c.state', 'in', CONFIRMED_STATES)
  else match = match.where((e) => e.or([e('c.id', 'is', null), e('c.state', '=', 'proposed')]))

  if (keywords) match = match.where(isTraineeFoundBy('t', keywords))

  return match
}

const sortsIn = (language: Language): SortColumns<(typeof candidateSorts)[number]> => ({
  name: by.name('t.realName'),
  major: by.label(language, 'm'),
  plannedEnd: by.column('t.plannedEnd'),
})

/** One page, those who finish first on top. */
export const findCandidatePage = (
  db: Db,
  scope: BaseScope,
  filters: Filters,
  today: string,
  page: Page,
  language: Language,
) =>
  findPage(matching(db, scope, filters, today), page, (rows) =>
    sortedBy(selectColumns(rows), filters.sort, sortsIn(language))
      .orderBy('t.plannedEnd')
      .orderBy('t.id'),
  )

export const countCandidates = (db: Db, scope: BaseScope, filters: Filters, today: string) =>
  countRows(matching(db, scope, filters, today))

export const findCandidate = (db: Db, scope: BaseScope, id: number) =>
  selectColumns(inScope(db, scope)).where('t.id', '=', id).executeTakeFirst()

/**
 * Trainees in scope, locked in one order before they are read: of two proposals at once the second
 * sees what the first has written.
 */
export async function findCandidatesForUpdate(db: Db, scope: BaseScope, ids: readonly number[]) {
  await lockRows(db, 'trainees', ids)

  return selectColumns(inScope(db, scope)).where('t.id', '=', anyId(ids)).orderBy('t.id').execute()
}

/** The same by number, for sheets. */
export const findByNumbers = (db: Db, scope: BaseScope, numbers: readonly string[]) =>
  selectColumns(inScope(db, scope))
    .where((e) => isOneOfCodes(e.ref('t.number'), numbers))
    .execute()

/** Everybody who has scores, or finishes in time: an export in batches. */
export const findScoredBatch = (
  db: Db,
  scope: BaseScope,
  keywords: string | undefined,
  page: Page,
) =>
  findPage(scored(db, scope, keywords), page, (rows) =>
    selectColumns(rows).orderBy('t.plannedEnd').orderBy('t.id'),
  )

export const countScored = (db: Db, scope: BaseScope, keywords: string | undefined) =>
  countRows(scored(db, scope, keywords))

function scored(db: Db, scope: BaseScope, keywords: string | undefined) {
  const match = inScope(db, scope).where('t.plannedEnd', 'is not', null)
  return keywords ? match.where(isTraineeFoundBy('t', keywords)) : match
}
