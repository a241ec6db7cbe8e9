import type {
  TraineeChangeFilters,
  traineeChangeSorts,
} from '@residency/contract/areas/students/changes/change.contract'
import { PERSONAL_FIELDS } from '@residency/contract/areas/students/file/field.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { SealedColumn } from '../../../platform/crypto/sealed-columns.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page } from '../../../platform/db/pages.ts'
import { anyId, anyText } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { type BaseScope, withinBaseScope } from '../../organisation/organisation.public.ts'
import { isTraineeFoundBy } from '../../trainees/trainees.public.ts'

const ALL: BaseScope = { kind: 'all' }

const changesIn = (db: Db, scope: BaseScope) =>
  db
    .selectFrom('traineeChanges as c')
    .innerJoin('trainees as t', 't.id', 'c.traineeId')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .innerJoin('bases', 'bases.id', 'm.baseId')
    .where(withinBaseScope(scope))

/** A change with its trainee; `is_in_scope`: whether it was read as staff. */
const selectColumns = (match: ReturnType<typeof changesIn>, isInScope: boolean) =>
  match
    .selectAll('c')
    .select([
      't.userId',
      't.number',
      't.realName as name',
      'm.name as major',
      'm.nameEn as majorEn',
    ])
    .select([
      'bases.name as base',
      'bases.nameEn as baseEn',
      sql<boolean>`${sql.lit(isInScope)}`.as('isInScope'),
    ])

export type ChangeRow = Awaited<ReturnType<typeof findOwnChanges>>[number]

const sortsIn = (language: Language): SortColumns<(typeof traineeChangeSorts)[number]> => ({
  name: by.name('t.realName'),
  major: by.label(language, 'm'),
  createTime: by.column('c.createdAt'),
})

type Filters = Omit<TraineeChangeFilters, 'pageNum' | 'pageSize'>

/** What waits for a reader: changes that are not decided, never the own one. */
function matching(db: Db, scope: BaseScope, filters: Filters, userId: number) {
  let match = changesIn(db, scope)
  if (filters.state) match = match.where('c.state', '=', filters.state)
  if (filters.field) match = match.where('c.field', '=', filters.field)
  if (filters.baseId) match = match.where('bases.id', '=', filters.baseId)

  if (filters.waiting)
    match = match.where('c.state', '=', 'submitted').where('t.userId', '!=', userId)

  if (filters.keywords) match = match.where(isTraineeFoundBy('t', filters.keywords))

  return match
}

/** One page of changes, those that wait first. */
export const findChangePage = (
  db: Db,
  scope: BaseScope,
  filters: Filters,
  page: Page,
  reader: { userId: number; language: Language },
) =>
  findPage(matching(db, scope, filters, reader.userId), page, (rows) =>
    sortedBy(selectColumns(rows, true), filters.sort, sortsIn(reader.language))
      .orderBy(sql`case c.state when 'submitted' then 0 else 1 end`)
      .orderBy('c.createdAt', 'desc')
      .orderBy('c.id', 'desc'),
  )

const MAX = 200

export const findOwnChanges = (db: Db, userId: number) =>
  selectColumns(changesIn(db, ALL), false)
    .where('t.userId', '=', userId)
    .orderBy('c.id', 'desc')
    .limit(MAX)
    .execute()

export const findChangesOfTrainee = (db: Db, scope: BaseScope, traineeId: number) =>
  selectColumns(changesIn(db, scope), true)
    .where('t.id', '=', traineeId)
    .orderBy('c.id', 'desc')
    .limit(MAX)
    .execute()

export const findOwnChange = (db: Db, userId: number, id: number) =>
  selectColumns(changesIn(db, ALL), false)
    .where('t.userId', '=', userId)
    .where('c.id', '=', id)
    .executeTakeFirst()

export const findOwnChangeForUpdate = (db: Db, userId: number, id: number) =>
  selectColumns(changesIn(db, ALL), false)
    .where('t.userId', '=', userId)
    .where('c.id', '=', id)
    .forUpdate('c')
    .executeTakeFirst()

export const findChange = (db: Db, scope: BaseScope, id: number) =>
  selectColumns(changesIn(db, scope), true).where('c.id', '=', id).executeTakeFirst()

/** Changes in the reader's scope, locked in one order. */
export const findChangesForUpdate = (db: Db, scope: BaseScope, ids: readonly number[]) =>
  selectColumns(changesIn(db, scope), true)
    .where('c.id', '=', anyId(ids))
    .orderBy('c.id')
    .forUpdate('c')
    .execute()

/** How many changes wait for a reader. */
export const countWaitingChanges = (db: Db, scope: BaseScope, userId: number) =>
  countRows(matching(db, scope, { waiting: '1' }, userId))

/** Whether a trainee is in scope. */
export const isTraineeInScope = async (db: Db, scope: BaseScope, traineeId: number) =>
  (await db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .innerJoin('bases', 'bases.id', 'm.baseId')
    .select('t.id')
    .where('t.id', '=', traineeId)
    .where(withinBaseScope(scope))
    .executeTakeFirst()) !== undefined

/** Changes of personal facts are sealed, others are stored as they are. */
export const PERSONAL_CHANGES = ['old_value', 'new_value'].map(
  (stored): SealedColumn => ({
    table: 'trainee_changes',
    stored,
    key: 'id',
    only: sql<boolean>`field = ${anyText(PERSONAL_FIELDS)}`,
  }),
)
