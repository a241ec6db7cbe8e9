import * as situation from '@residency/contract/areas/teachers/figures/situation.contract'
import { situationWords } from '@residency/contract/areas/teachers/figures/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { exportSituation } from './export-situation.ts'
import { getSituation, listSituation } from './get-situation.ts'
import { listSituationPeople } from './list-situation-people.ts'
import { updateIndicator, updateSituation } from './update-situation.ts'

export function situationRoutes(binder: Binder) {
  const bind = binder(situationWords)

  bind(situation.getSituation, getSituation)
  bind(situation.listSituation, listSituation)
  bind(situation.exportSituation, exportSituation)
  bind(situation.updateSituation, updateSituation)
  bind(situation.updateIndicator, updateIndicator)
  bind(situation.listSituationPeople, listSituationPeople)
}
