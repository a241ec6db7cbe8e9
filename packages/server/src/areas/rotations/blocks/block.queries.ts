import type { BlockFilters } from '@residency/contract/areas/rotations/blocks/block.contract'
import { blockFlow, UNASSESSED } from '@residency/contract/areas/rotations/blocks/block.flow'
import { firstDayOf, lastDayOf } from '@residency/contract/kernel/day'
import { type RawBuilder, sql } from 'kysely'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import {
  isOfOwnBase,
  isOfOwnDepartment,
  type OrgScope,
} from '../../organisation/organisation.public.ts'
import { isWithin, presenceOn } from '../presence/presence.queries.ts'
import type { BlockScope } from './block.policy.ts'

const NOBODY: OrgScope = {
  kind: 'some',
  userId: 0,
  administers: false,
  treePath: null,
  ownDepartmentId: null,
}

export const areaOf = (scope: BlockScope) => scope.area ?? NOBODY

const isInScope = (scope: BlockScope): RawBuilder<boolean> =>
  scope.area?.kind === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`(t.user_id = ${scope.userId} or b.supervisor_id = ${scope.userId}
        or ${isOfOwnDepartment(areaOf(scope), 'b.departmentId')} or ${isOfOwnBase(areaOf(scope), 'm.baseId')})`

export const blocksOf = (db: Db, scope: BlockScope) =>
  db
    .selectFrom('rotationBlocks as b')
    .innerJoin('trainees as t', 't.id', 'b.traineeId')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .where(isInScope(scope))

export type BlockMatch = Omit<BlockFilters, 'pageNum' | 'pageSize'> & {
  scope: BlockScope
  today: string
  untilNextMonth: string
}

const { enter, requestExit, assess, pass } = blockFlow.actions
const EXIT = [...assess.from, ...pass.from]
/** Entered and not assessed: of a stay that is over, the exit is overdue. */
const LATE = [...requestExit.from, ...assess.from]

/**
 * What can be done today: entries and exits of the departments answered for (exits also of those
 * supervised), repeats of the own bases.
 */
function waitingFor(
  { scope, today }: BlockMatch,
  what: NonNullable<BlockFilters['waiting']>,
): RawBuilder<boolean> {
  const own = isOfOwnDepartment(areaOf(scope), 'b.departmentId')
  if (what === 'enter')
    return sql<boolean>`(b.state = any(${[...enter.from]}) and ${isWithin(today, today)} and ${own})`
  if (what === 'exit')
    return sql<boolean>`(b.state = any(${EXIT}) and t.user_id <> ${scope.userId}
      and (${own} or (b.supervisor_id = ${scope.userId} and b.state = any(${[...assess.from]}))))`
  if (what === 'late') return sql<boolean>`(b.state = any(${LATE}) and b.ends_on < ${today})`

  return sql<boolean>`(b.state = 'failed' and ${isOfOwnBase(areaOf(scope), 'm.baseId')}
    and not exists (select from rotation_blocks r where r.repeats_id = b.id))`
}

/** Stays of `b` that run, or begin until a day, and are not assessed. */
export const isToSupervise = (today: string, until: string) =>
  sql<boolean>`(b.state = any(${[...UNASSESSED]}) and b.starts_on <= ${until} and (b.ends_on >= ${today} or b.state <> all(${[...enter.from]})))`

function matching(db: Db, match: BlockMatch) {
  const { scope, month, phase, presence, keywords } = match
  let found = blocksOf(db, scope)

  if (month) {
    const [first, last] = [firstDayOf(month), lastDayOf(month)]
    found = found.where(isWithin(first, last))

    if (phase === 'arriving') found = found.where('b.startsOn', '>=', first)
    if (phase === 'leaving') found = found.where('b.endsOn', '<=', last)
  }

  if (presence) found = found.where(presenceOn(match.today), '=', presence)
  if (match.departmentId) found = found.where('b.departmentId', '=', match.departmentId)
  if (match.baseId) found = found.where('m.baseId', '=', match.baseId)
  if (match.traineeId) found = found.where('b.traineeId', '=', match.traineeId)
  if (match.state) found = found.where('b.state', '=', match.state)
  if (match.waiting) found = found.where(waitingFor(match, match.waiting))
  if (match.origin) found = found.where('b.origin', '=', match.origin)
  if (match.supervision) found = found.where(isToSupervise(match.today, match.untilNextMonth))
  if (match.supervision === 'missing') found = found.where('b.supervisorId', 'is', null)
  if (match.supervision === 'given') found = found.where('b.supervisorId', 'is not', null)
  if (match.mine) found = found.where('b.supervisorId', '=', scope.userId)

  if (keywords) {
    const words = containing(keywords)
    found = found.where((e) =>
      e.or([e('t.nameSearch', 'like', words), isFoundIn(e.ref('t.number'), words)]),
    )
  }

  return found
}

const shown = (match: ReturnType<typeof blocksOf>, scope: BlockScope) =>
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
    .select(sql<string | null>`coalesce(s.real_name, s.nickname)`.as('supervisor'))
    .select(
      sql<
        number | null
      >`(select r.id from rotation_blocks r where r.repeats_id = b.id order by r.id limit 1)`.as(
        'repeatId',
      ),
    )
    .select(isOfOwnDepartment(areaOf(scope), 'b.departmentId').as('isOwnDepartment'))
    .select(isOfOwnBase(areaOf(scope), 'm.baseId').as('isOwnBase'))

export type BlockRow = Awaited<ReturnType<typeof findBlocksForUpdate>>[number]

const inOrder = <Q extends ReturnType<typeof shown>>(rows: Q) =>
  rows.orderBy('b.startsOn').orderBy('b.departmentId').orderBy('b.id')

/** One page, by first day; of those to supervise, whoever has nobody comes first. */
export const findBlockPage = (db: Db, match: BlockMatch, page: Page) =>
  findPage(matching(db, match), page, (rows) => {
    const found = shown(rows, match.scope)
    return inOrder(match.supervision ? found.orderBy(sql`b.supervisor_id is not null`) : found)
  })

export const findBlockBatch = (db: Db, match: BlockMatch, page: Page) =>
  pageOf(inOrder(shown(matching(db, match), match.scope)), page).execute()

export const countBlocks = (db: Db, match: BlockMatch) => countRows(matching(db, match))

export const findBlock = (db: Db, scope: BlockScope, id: number) =>
  shown(blocksOf(db, scope), scope).where('b.id', '=', id).executeTakeFirst()

/** Several stays in the reader's scope, by first day. */
export const findBlocks = (db: Db, scope: BlockScope, ids: readonly number[]) =>
  inOrder(shown(blocksOf(db, scope).where('b.id', '=', anyId(ids)), scope)).execute()

/** Stays in the reader's scope, locked in one order. */
export const findBlocksForUpdate = (db: Db, scope: BlockScope, ids: readonly number[]) =>
  shown(blocksOf(db, scope), scope)
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
    .select(sql<string | null>`coalesce(u.real_name, u.nickname)`.as('by'))
    .where('h.flow', '=', 'rotationBlock')
    .where('h.recordId', '=', id)
    .where('h.undoes', 'is', null)
    .where(
      sql<boolean>`not exists (select from flow_history n where n.flow = h.flow and n.record_id = h.record_id and n.undoes = h.id)`,
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

/** Own stays that are over and whose exit is not requested. */
const ownExits = (db: Db, scope: BlockScope, today: string) =>
  blocksOf(db, scope)
    .where('t.userId', '=', scope.userId)
    .where('b.state', '=', 'entered')
    .where('b.endsOn', '<=', today)

export const countOwnExits = (db: Db, userId: number, today: string) =>
  countRows(ownExits(db, { userId, area: null }, today))

export const findOwnExits = (db: Db, userId: number, today: string) => {
  const scope: BlockScope = { userId, area: null }
  return inOrder(shown(ownExits(db, scope, today), scope)).execute()
}
