import type { Db } from '../../../platform/db/pool.ts'
import { countRows } from '../../../platform/db/pages.ts'
import type { BaseScope } from '../../organisation/organisation.public.ts'
import { inScope, withNames } from '../targets/target.queries.ts'

const SHOWN = 6
/** Open targets in scope, the earliest due first. */
export async function findOpenTargets(db: Db, scope: BaseScope) {
  const open = inScope(db, scope).where('g.state', '=', 'open')
  const [rows, total] = await Promise.all([withNames(open).orderBy('g.due_on').orderBy('g.id').limit(SHOWN).execute(), countRows(open)])
  return { rows, total }
}
