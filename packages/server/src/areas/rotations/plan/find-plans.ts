import { listPlans } from '@residency/contract/areas/rotations/plan/plan.contract'
import { labelIn } from '@residency/contract/kernel'
import type { RecordFinder } from '../../../platform/area.ts'
import { findNamed } from '../../../platform/search/search-words.ts'
import { visiblePlans } from './plan.policy.ts'
import { inScope } from './plan.queries.ts'

export const planFinder: RecordFinder = {
  view: 'rotation/plan/index',
  list: listPlans,
  async find({ db, actor, language }, words) {
    const plans = inScope(db, visiblePlans(actor)).select([
      'p.id',
      'p.name',
      'bases.name as base',
      'bases.nameEn as baseEn',
    ])

    const rows = await findNamed(plans, { names: ['p.name'], id: 'p.id' }, words)

    return rows.map((p) => ({ ...p, note: labelIn(language, p.base, p.baseEn) }))
  },
}
