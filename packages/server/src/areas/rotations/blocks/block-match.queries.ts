import type { BlockFilters } from '@residency/contract/areas/rotations/blocks/block.contract'
import { blockFlow, UNASSESSED } from '@residency/contract/areas/rotations/blocks/block.flow'
import { firstDayOf, lastDayOf } from '@residency/contract/kernel/day'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { literals } from '../../../platform/db/patterns.ts'
import { isOfOwnBase, isOfOwnDepartment, NOWHERE } from '../../organisation/organisation.public.ts'
import { isTraineeFoundBy } from '../../trainees/trainees.public.ts'
import { isWithin, presenceOn } from '../presence/presence.queries.ts'
import type { BlockScope } from './block.policy.ts'

export const orgOf = (scope: BlockScope) => scope.org ?? NOWHERE

const isInScope = (scope: BlockScope): RawBuilder<boolean> =>
  scope.org?.kind === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`(t.user_id = ${scope.userId} or b.supervisor_id = ${scope.userId}
        or ${isOfOwnDepartment(orgOf(scope), 'b.departmentId')}
        or ${isOfOwnBase(orgOf(scope), 'm.baseId')})`

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
  const own = isOfOwnDepartment(orgOf(scope), 'b.departmentId')
  if (what === 'enter')
    return sql<boolean>`(b.state in (${literals(enter.from)}) and ${isWithin(today, today)}
        and ${own})`
  if (what === 'exit')
    return sql<boolean>`(b.state in (${literals(EXIT)}) and t.user_id <> ${scope.userId}
      and (${own} or (b.supervisor_id = ${scope.userId} and b.state in (${literals(assess.from)}))))`
  if (what === 'late')
    return sql<boolean>`(b.state in (${literals(LATE)}) and b.ends_on < ${today})`

  return sql<boolean>`(b.state = 'failed' and ${isOfOwnBase(orgOf(scope), 'm.baseId')}
    and not exists (select from rotation_blocks r where r.repeats_id = b.id))`
}

/** Stays of `b` that run, or begin until a day, and are not assessed. */
export const isToSupervise = (today: string, until: string) =>
  sql<boolean>`(b.state in (${literals(UNASSESSED)}) and b.starts_on <= ${until}
      and (b.ends_on >= ${today} or b.state not in (${literals(enter.from)})))`

function inMonth(blocks: ReturnType<typeof blocksOf>, month: string, phase: BlockMatch['phase']) {
  const [first, last] = [firstDayOf(month), lastDayOf(month)]
  const found = blocks.where(isWithin(first, last))
  if (phase === 'arriving') return found.where('b.startsOn', '>=', first)

  return phase === 'leaving' ? found.where('b.endsOn', '<=', last) : found
}

function toSupervise(blocks: ReturnType<typeof blocksOf>, match: BlockMatch) {
  const found = blocks.where(isToSupervise(match.today, match.untilNextMonth))
  if (match.supervision === 'missing') return found.where('b.supervisorId', 'is', null)

  return match.supervision === 'given' ? found.where('b.supervisorId', 'is not', null) : found
}

/** The stays in scope that match the filters. */
export function matching(db: Db, match: BlockMatch) {
  const { scope, month, phase, presence, keywords } = match
  let found = blocksOf(db, scope)

  if (month) found = inMonth(found, month, phase)
  if (presence) found = found.where(presenceOn(match.today), '=', presence)
  if (match.departmentId) found = found.where('b.departmentId', '=', match.departmentId)
  if (match.baseId) found = found.where('m.baseId', '=', match.baseId)
  if (match.traineeId) found = found.where('b.traineeId', '=', match.traineeId)
  if (match.state) found = found.where('b.state', '=', match.state)
  if (match.waiting) found = found.where(waitingFor(match, match.waiting))
  if (match.origin) found = found.where('b.origin', '=', match.origin)
  if (match.supervision) found = toSupervise(found, match)
  if (match.mine) found = found.where('b.supervisorId', '=', scope.userId)

  if (keywords) found = found.where(isTraineeFoundBy('t', keywords))

  return found
}
