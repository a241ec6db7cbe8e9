import { listCohorts } from '@residency/contract/areas/standards/cohort/cohort.contract'
import { labelIn } from '@residency/contract/kernel'
import type { RecordFinder } from '../../../platform/area.ts'
import { findNamed } from '../../../platform/search/search-words.ts'
import { visibleCohorts } from './cohort.policy.ts'
import { inScope } from './cohort.queries.ts'

export const cohortFinder: RecordFinder = {
  view: 'standard/batch/index',
  list: listCohorts,
  async find({ db, actor, language }, words) {
    const cohorts = inScope(db, visibleCohorts(actor)).select([
      'c.id',
      'c.name',
      'm.name as major',
      'm.nameEn as majorEn',
    ])

    const rows = await findNamed(cohorts, { names: ['c.name', 'm.name'], id: 'c.id' }, words)

    return rows.map((c) => ({ ...c, note: labelIn(language, c.major, c.majorEn) }))
  },
}
