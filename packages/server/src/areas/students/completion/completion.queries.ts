import type {
  CompletionFilters,
  completionSorts,
} from '@residency/contract/areas/students/completion/completion.contract'
import { completionFlow } from '@residency/contract/areas/students/completion/completion.flow'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page } from '../../../platform/db/pages.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { lockRows } from '../../../platform/db/versions.ts'
import { type BaseScope, withinBaseScope } from '../../organisation/organisation.public.ts'
import { isTraineeFoundBy } from '../../trainees/trainees.public.ts'

const inScope = (db: Db, scope: BaseScope) =>
  db
    .selectFrom('completions as c')
    .innerJoin('trainees as t', 't.id', 'c.traineeId')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .innerJoin('bases', 'bases.id', 'm.baseId')
    .innerJoin('trainingUnits as n', 'n.id', 't.trainingUnitId')
    .innerJoin('users as p', 'p.id', 'c.proposedBy')
    .where(withinBaseScope(scope))

type Match = ReturnType<typeof inScope>
const isCertified = sql<boolean>`exists (select from certificates k where k.completion_id = c.id
    and k.revoked_on is null)`

const selectColumns = (match: Match) =>
  match
    .selectAll('c')
    .select([
      't.number',
      't.realName',
      't.userId',
      't.registrationId',
      't.startsOn',
      't.plannedEnd',
      't.trainingUnitId',
    ])
    .select('t.status as training')
    .select([
      'm.name as major',
      'm.nameEn as majorEn',
      'm.kind',
      'bases.name as base',
      'bases.nameEn as baseEn',
    ])
    .select(['n.name as unit', 'n.nameEn as unitEn', 'n.code as unitCode'])
    .select(['p.displayName as proposer', isCertified.as('isCertified')])

export type CompletionRow = Awaited<
  ReturnType<ReturnType<typeof selectColumns>['executeTakeFirstOrThrow']>
>

/**
 * Whether a completion waits for the decision of a person: nobody decides one that they proposed,
 * or their own (`relationsToCompletion`).
 */
const waitsFor = (userId: number) =>
  sql<boolean>`(c.state = ${sql.lit(completionFlow.initial)} and c.proposed_by <> ${userId}
    and t.user_id <> ${userId})`

const sortsIn = (language: Language): SortColumns<(typeof completionSorts)[number]> => ({
  name: by.name('t.realName'),
  major: by.label(language, 'm'),
  plannedEnd: by.column('t.plannedEnd'),
  proposedBy: by.name('p.displayName'),
  createTime: by.column('c.createdAt'),
})

type Filters = Omit<CompletionFilters, 'pageNum' | 'pageSize'>

function matching(
  db: Db,
  scope: BaseScope,
  { state, baseId, waiting, keywords }: Filters,
  userId: number,
) {
  let match = inScope(db, scope)
  if (state) match = match.where('c.state', '=', state)
  if (baseId) match = match.where('bases.id', '=', baseId)
  if (waiting) match = match.where(waitsFor(userId))

  if (keywords) match = match.where(isTraineeFoundBy('t', keywords))

  return match
}

/** One page, those that wait first, then the latest. */
export const findCompletionPage = (
  db: Db,
  scope: BaseScope,
  filters: Filters,
  page: Page,
  reader: { userId: number; language: Language },
) =>
  findPage(matching(db, scope, filters, reader.userId), page, (rows) =>
    sortedBy(selectColumns(rows), filters.sort, sortsIn(reader.language))
      .orderBy(waitsFor(reader.userId), 'desc')
      .orderBy('c.id', 'desc'),
  )

export const findCompletion = (db: Db, scope: BaseScope, id: number) =>
  selectColumns(inScope(db, scope)).where('c.id', '=', id).executeTakeFirst()

/**
 * Completions in scope, locked in one order before they are read: a certificate issued meanwhile is
 * seen.
 */
export async function findCompletionsForUpdate(db: Db, scope: BaseScope, ids: readonly number[]) {
  await lockRows(db, 'completions', ids)

  return selectColumns(inScope(db, scope)).where('c.id', '=', anyId(ids)).orderBy('c.id').execute()
}

/** How many completions wait for the decision of a person. */
export const countWaitingCompletions = (db: Db, scope: BaseScope, userId: number) =>
  countRows(matching(db, scope, { waiting: '1' }, userId))

/** How many confirmed completions have no certificate yet. */
export const countUncertified = (db: Db, scope: BaseScope) =>
  countRows(inScope(db, scope).where('c.state', '=', 'confirmed'))

/** Trainees of completions with the day they were confirmed. */
export const findConfirmed = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('completions')
    .select(['id', 'traineeId', 'confirmedOn'])
    .where('id', '=', anyId(ids))
    .execute()

/** The completions of one trainee, the latest first. */
export const findCompletionsOf = (db: Db, traineeId: number) =>
  db
    .selectFrom('completions')
    .select(['id', 'state', 'reason', 'refusal', 'confirmedOn', 'createdAt'])
    .where('traineeId', '=', traineeId)
    .orderBy('id', 'desc')
    .execute()

/** Certificates of completions or trainees, the latest first. */
export const findCertificatesBy = (
  db: Db,
  by: 'completionId' | 'traineeId',
  ids: readonly number[],
) =>
  db
    .selectFrom('certificates')
    .select([
      'id',
      'number',
      'completionId',
      'traineeId',
      'issuedOn',
      'revokedOn',
      'revocation',
      'createdAt',
    ])
    .select(sql<boolean>`pdf_as is not null`.as('isDrawn'))
    .where(by, '=', anyId(ids))
    .orderBy('id', 'desc')
    .execute()
