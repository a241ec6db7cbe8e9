import { listIntakes } from '@residency/contract/areas/intakes/intake/intake.contract'
import type { RecordFinder } from '../../../platform/area.ts'
import { findNamed } from '../../../platform/search/search-words.ts'

/** Every reader of the list sees all intakes. */
export const intakeFinder: RecordFinder = {
  view: 'recruit/batch/index',
  list: listIntakes,
  async find({ db }, words) {
    const intakes = db.selectFrom('intakes as i').select(['i.id', 'i.name', 'i.nameEn', 'i.year'])
    const rows = await findNamed(intakes, { names: ['i.name', 'i.nameEn'], id: 'i.id' }, words)
    return rows.map((i) => ({ ...i, note: String(i.year) }))
  },
}
