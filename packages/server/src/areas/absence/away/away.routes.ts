import * as away from '@residency/contract/areas/absence/away/away.contract'
import { awayWords } from '@residency/contract/areas/absence/away/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { awaySheet } from './away.sheet.ts'
import { getAway, listAways } from './list-aways.ts'
import { getOwnAways, previewAway, reportAway, submitAway } from './own-away.ts'

export function awayRoutes(binder: Binder) {
  const bind = binder(awayWords)

  bind(away.getOwnAways, getOwnAways)
  bind(away.previewAway, previewAway)
  bind(away.submitAway, submitAway)
  bind(away.reportAway, reportAway)
  bindExport(bind, away.awayExport, awaySheet)
  bind(away.listAways, listAways)
  bind(away.getAway, getAway)
}
