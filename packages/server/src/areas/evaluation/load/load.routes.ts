import * as load from '@residency/contract/areas/evaluation/load/load.contract'
import { loadWords } from '@residency/contract/areas/evaluation/load/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { listRaterLoads, loadSheet } from './list-loads.ts'

export function loadRoutes(binder: Binder) {
  const bind = binder(loadWords)

  bind(load.listRaterLoads, listRaterLoads)
  bindExport(bind, load.loadExport, loadSheet)
}
