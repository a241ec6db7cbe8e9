import { sql } from 'kysely'
import type { DayRange } from '../../../platform/calendar/calendar.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows } from '../../../platform/db/pages.ts'
import type { BaseScope } from '../../organisation/organisation.public.ts'
import { hasOpened } from '../answers/task.queries.ts'
import { inScope, withNames } from '../targets/target.queries.ts'

const SHOWN = 6

/** Open targets in scope, the earliest due first. */
export async function findOpenTargets(db: Db, scope: BaseScope, today: string) {
  const open = inScope(db, scope).where('g.state', '=', 'open')

  const [rows, total] = await Promise.all([
    withNames(open, today).orderBy('g.dueOn').orderBy('g.id').limit(SHOWN).execute(),
    countRows(open),
  ])

  return { rows, total }
}

/** Closed, for the last time, before the day on which answers were due. */
const isCalledOff = sql<boolean>`(g.state <> 'open'
    and (select max(h.at) from flow_history h where h.flow = 'evaluationTarget'
  and h.record_id = g.id
  and h.action = 'close') < (g.due_on::timestamp at time zone 'Asia/Shanghai')) is true`

/**
 * Targets with opened tasks of a rater that are not done yet, or were never done, by their due day.
 */
export const findOwnDeadlines = (
  db: Db,
  userId: number,
  today: string,
  { from, until }: DayRange,
) =>
  db
    .selectFrom('evaluationTasks as k')
    .innerJoin('evaluationTargets as g', 'g.id', 'k.targetId')
    .select((e) => [
      'g.id',
      'g.name',
      'g.dueOn',
      'g.version',
      'g.updatedAt',
      e.fn.countAll<number>().as('open'),
    ])
    .select(isCalledOff.as('isCalledOff'))
    .where('k.raterId', '=', userId)
    .where('k.done', '=', false)
    .where('k.isDropped', '=', false)
    .where(hasOpened(today))
    .where('g.state', '<>', 'draft')
    .where('g.dueOn', '>=', from)
    .where('g.dueOn', '<=', until)
    .groupBy('g.id')
    .orderBy('g.dueOn')
    .orderBy('g.id')
    .execute()
