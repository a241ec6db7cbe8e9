import { countRows } from '../../../platform/db/pages.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { BaseScope } from '../../organisation/organisation.public.ts'
import { inScope, withNames } from '../targets/target.queries.ts'

const SHOWN = 6
/** Open targets in scope, the earliest due first. */
export async function findOpenTargets(db: Db, scope: BaseScope) {
  const open = inScope(db, scope).where('g.state', '=', 'open')
  const [rows, total] = await Promise.all([withNames(open).orderBy('g.due_on').orderBy('g.id').limit(SHOWN).execute(), countRows(open)])
  return { rows, total }
}

/** Open targets that ask somebody for something not given yet, by their due day. */
export const findOwnDeadlines = (db: Db, userId: number, { from, until }: { from: string; until: string }) =>
  db
    .selectFrom('evaluation_tasks as k')
    .innerJoin('evaluation_targets as g', 'g.id', 'k.target_id')
    .select((e) => ['g.id', 'g.name', 'g.due_on', e.fn.countAll<number>().as('open')])
    .where('k.rater_id', '=', userId)
    .where('k.done', '=', false)
    .where('g.state', '=', 'open')
    .where('g.due_on', '>=', from)
    .where('g.due_on', '<=', until)
    .groupBy(['g.id', 'g.name', 'g.due_on'])
    .orderBy('g.due_on')
    .orderBy('g.id')
    .execute()
