import * as condition from '@residency/contract/areas/standards/conditions/condition.contract'
import { conditionsWords } from '@residency/contract/areas/standards/conditions/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindSheet } from '../../../platform/sheets/bind-sheet.ts'
import { timeConditionSheet } from './condition.sheet.ts'
import { listTimeConditions } from './list-conditions.ts'
import { createTimeCondition, deleteTimeCondition, updateTimeCondition } from './save-condition.ts'

export function conditionsRoutes(binder: Binder) {
  const bind = binder(conditionsWords)

  bind(condition.listTimeConditions, listTimeConditions)
  bind(condition.createTimeCondition, createTimeCondition)
  bindSheet(bind, condition.timeConditionSheet, timeConditionSheet)
  bind(condition.updateTimeCondition, updateTimeCondition)
  bind(condition.deleteTimeCondition, deleteTimeCondition)
}
