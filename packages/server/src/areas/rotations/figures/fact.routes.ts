import * as fact from '@residency/contract/areas/rotations/figures/fact.contract'
import * as load from '@residency/contract/areas/rotations/figures/load.contract'
import { factWords } from '@residency/contract/areas/rotations/figures/text'
import { fromReplica } from '../../../platform/db/replica/replica.ts'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { factSheet } from './fact.sheet.ts'
import { getFact, listFacts } from './facts.ts'
import { exportLoad, getLoad } from './load.ts'

export function factRoutes(binder: Binder) {
  const bind = binder(factWords)

  bind(fact.listFacts, fromReplica(listFacts))
  bindExport(bind, fact.factExport, factSheet)
  bind(fact.getFact, fromReplica(getFact))
  bind(load.getLoad, fromReplica(getLoad))
  bind(load.exportLoad, fromReplica(exportLoad))
}
