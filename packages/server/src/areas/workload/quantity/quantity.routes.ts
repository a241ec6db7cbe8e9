import * as quantity from '@residency/contract/areas/workload/quantity/quantity.contract'
import { quantityWords } from '@residency/contract/areas/workload/quantity/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { getOwnQuantity, getQuantity } from './get-quantity.ts'
import { listQuantities, listQuantityChoices, quantitySheet } from './list-quantities.ts'
import { listWorkReport, reportSheet } from './list-report.ts'

export function quantityRoutes(binder: Binder) {
  const bind = binder(quantityWords)

  bind(quantity.listQuantities, listQuantities)
  bind(quantity.listQuantityChoices, listQuantityChoices)
  bindExport(bind, quantity.quantityExport, quantitySheet)
  bind(quantity.getOwnQuantity, getOwnQuantity)
  bind(quantity.getQuantity, getQuantity)
  bind(quantity.listWorkReport, listWorkReport)
  bindExport(bind, quantity.reportExport, reportSheet)
}
