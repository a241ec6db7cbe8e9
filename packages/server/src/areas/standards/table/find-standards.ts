import { listStandards } from '@residency/contract/areas/standards/table/standard.contract'
import { labelIn } from '@residency/contract/kernel'
import type { RecordFinder } from '../../../platform/area.ts'
import { findNamed } from '../../../platform/search/search-words.ts'
import { visibleStandards } from './standard.policy.ts'
import { inScope } from './standard.queries.ts'

/** Standards by their name or that of their major. */
export const standardFinder: RecordFinder = {
  view: 'standard/country/index',
  list: listStandards,
  async find({ db, actor, language }, words) {
    const standards = inScope(db, visibleStandards(actor))
      .where('s.isTemplate', '=', false)
      .select(['s.id', 's.name', 's.edition', 'm.name as major', 'm.nameEn as majorEn'])

    const rows = await findNamed(standards, { names: ['s.name', 'm.name'], id: 's.id' }, words)

    return rows.map((s) => ({
      id: s.id,
      name: s.name,
      note: s.major && labelIn(language, s.major, s.majorEn),
    }))
  },
}
