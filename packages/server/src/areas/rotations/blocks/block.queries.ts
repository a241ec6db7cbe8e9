import type { blockSorts } from '@residency/contract/areas/rotations/blocks/block.contract'
import { FAILED } from '@residency/contract/areas/rotations/blocks/block.flow'
import type { Language } from '@residency/contract/kernel'
import { type RawBuilder, sql } from 'kysely'
import type { Stay, StaySource } from '../../../platform/area.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countEach, countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isOfOwnBase, isOfOwnDepartment } from '../../organisation/organisation.public.ts'
import { isWithin, presenceOn } from '../presence/presence.queries.ts'
import type { BlockScope } from './block.policy.ts'
import { type BlockMatch, blocksOf, matching, orgOf } from './block-match.queries.ts'

const selectColumns = (match: ReturnType<typeof blocksOf>, scope: BlockScope) =>
  match
    .innerJoin('departments as d', 'd.id', 'b.departmentId')
    .leftJoin('users as s', 's.id', 'b.supervisorId')
    .selectAll('b')
    .select([
      't.userId',
      't.realName',
      't.number',
      't.plannedEnd',
      'm.baseId',
      'm.name as major',
      'm.nameEn as majorEn',
    ])
    .select(['d.name as department', 'd.nameEn as departmentEn', 'd.ratio'])
    .select('s.displayName as supervisor')
    .select(
      sql<
        number | null
      >`(select r.id from rotation_blocks r where r.repeats_id = b.id order by r.id limit 1)`.as(
        'repeatId',
      ),
    )
    .select(isOfOwnDepartment(orgOf(scope), 'b.departmentId').as('isOwnDepartment'))
    .select(isOfOwnBase(orgOf(scope), 'm.baseId').as('isOwnBase'))

export type BlockRow = Awaited<ReturnType<typeof findBlocksForUpdate>>[number]

const inOrder = <Q extends ReturnType<typeof selectColumns>>(rows: Q) =>
  rows.orderBy('b.startsOn').orderBy('b.departmentId').orderBy('b.id')

const sortsIn = (language: Language): SortColumns<(typeof blockSorts)[number]> => ({
  name: by.name('t.realName'),
  department: by.label(language, 'd'),
  startsOn: by.column('b.startsOn'),
  supervisor: by.name('s.displayName'),
})

const sorted = (rows: ReturnType<typeof blocksOf>, match: BlockMatch, language: Language) =>
  sortedBy(selectColumns(rows, match.scope), match.sort, sortsIn(language))

/** One page, by first day; of those to supervise, stays without a supervisor come first. */
export const findBlockPage = (db: Db, match: BlockMatch, page: Page, language: Language) =>
  findPage(matching(db, match), page, (rows) => {
    const found = sorted(rows, match, language)
    return inOrder(match.supervision ? found.orderBy(sql`b.supervisor_id is not null`) : found)
  })

export const findBlockBatch = (db: Db, match: BlockMatch, page: Page, language: Language) =>
  pageOf(inOrder(sorted(matching(db, match), match, language)), page).execute()

export const countBlocks = (db: Db, match: BlockMatch) => countRows(matching(db, match))

/** The stays of today by the presence of their trainees, in one pass. */
export const countPresences = (db: Db, match: BlockMatch) => {
  const presence = presenceOn(match.today)
  return countEach(matching(db, match).where(isWithin(match.today, match.today)), {
    here: sql<boolean>`${presence} = 'here'`,
    away: sql<boolean>`${presence} = 'away'`,
    expected: sql<boolean>`${presence} = 'expected'`,
  })
}

export const findBlock = (db: Db, scope: BlockScope, id: number) =>
  selectColumns(blocksOf(db, scope), scope).where('b.id', '=', id).executeTakeFirst()

/** Several stays in the reader's scope, by first day. */
export const findBlocks = (db: Db, scope: BlockScope, ids: readonly number[]) =>
  inOrder(selectColumns(blocksOf(db, scope).where('b.id', '=', anyId(ids)), scope)).execute()

/** Stays in the reader's scope, locked in one order. */
export const findBlocksForUpdate = (db: Db, scope: BlockScope, ids: readonly number[]) =>
  selectColumns(blocksOf(db, scope), scope)
    .where('b.id', '=', anyId(ids))
    .orderBy('b.id')
    .forUpdate('b')
    .execute()

/** The steps of a stay, newest first, those that were undone left out. */
export const findSteps = (db: Db, id: number) =>
  db
    .selectFrom('flowHistory as h')
    .leftJoin('users as u', 'u.id', 'h.userId')
    .select(['h.id', 'h.action', 'h.at', 'h.reason'])
    .select('u.displayName as by')
    .where('h.flow', '=', 'rotationBlock')
    .where('h.recordId', '=', id)
    .where('h.undoes', 'is', null)
    .where(
      sql<boolean>`not exists (select from flow_history n where n.flow = h.flow
          and n.record_id = h.record_id and n.undoes = h.id)`,
    )
    .orderBy('h.id', 'desc')
    .execute()

/** Recorded absences of these trainees between two days. */
export const findAbsences = (db: Db, traineeIds: readonly number[], from: string, until: string) =>
  db
    .selectFrom('rotationAbsences')
    .select(['traineeId', 'startsOn', 'endsOn', 'reason', 'absenceId'])
    .where('traineeId', '=', anyId(traineeIds))
    .where('startsOn', '<=', until)
    .where('endsOn', '>=', from)
    .execute()

/** Own stays that end today or have ended and whose exit is not requested. */
const ownExits = (db: Db, scope: BlockScope, today: string) =>
  blocksOf(db, scope)
    .where('t.userId', '=', scope.userId)
    .where('b.state', '=', 'entered')
    .where('b.endsOn', '<=', today)

export const countOwnExits = (db: Db, userId: number, today: string) =>
  countRows(ownExits(db, { userId, org: null }, today))

export const findOwnExits = (db: Db, userId: number, today: string) => {
  const scope: BlockScope = { userId, org: null }
  return inOrder(selectColumns(ownExits(db, scope, today), scope)).execute()
}

/**
 * Whether a stay, by its name in the query, counts in the timetable: one that failed is done again
 * in another stay.
 */
export const stayCounts = (stay: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${stay}.state`)} <> ${sql.lit(FAILED)}`

/**
 * Stays that were entered and overlap two days, or (`isEnd`) end between them: a select for
 * statements of other areas.
 */
export const staysBetween: StaySource = (from, until, isEnd = false) =>
  sql<Stay>`select b.id as block_id, b.trainee_id, t.user_id, t.cohort_id, m.base_id,
      b.department_id, b.supervisor_id, b.starts_on, b.ends_on
    from rotation_blocks b join trainees t on t.id = b.trainee_id join majors m on m.id = t.major_id
    where b.entered_on is not null and b.ends_on >= ${from}::date
      and case when ${sql.lit(isEnd)} then b.ends_on <= ${until}::date else b.starts_on <= ${until}::date end`
