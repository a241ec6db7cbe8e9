import * as condition from '@residency/contract/areas/teachers/conditions/condition.contract'
import { conditionWords } from '@residency/contract/areas/teachers/conditions/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindDownload, bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { conditionSheet } from './condition.sheet.ts'
import { listConditions } from './list-conditions.ts'
import { deleteCondition, saveCondition } from './save-condition.ts'

export function conditionRoutes(binder: Binder) {
  const bind = binder(conditionWords)

  bind(condition.listConditions, listConditions)
  bind(condition.saveCondition, saveCondition)
  bind(condition.deleteCondition, deleteCondition)
  bindExport(bind, condition.conditionExport, conditionSheet)
  bindDownload(bind, condition.exportConditions, conditionSheet)
}
