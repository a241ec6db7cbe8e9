import * as type from '@residency/contract/areas/absence/leave-types/leave-type.contract'
import * as step from '@residency/contract/areas/absence/leave-types/step-rule.contract'
import { leaveTypeWords } from '@residency/contract/areas/absence/leave-types/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { getLeaveSettings, updateLeaveSettings } from './leave-settings.ts'
import { leaveTypeSheet } from './leave-type.sheet.ts'
import { getLeaveType, listLeaveTypes } from './list-leave-types.ts'
import { createLeaveType, deleteLeaveType, updateLeaveType } from './save-leave-type.ts'
import { deleteTypeDay, saveTypeDay } from './save-type-day.ts'
import { createStepRule, deleteStepRule, listStepRules, updateStepRule } from './step-rules.ts'

export function leaveTypeRoutes(binder: Binder) {
  const bind = binder(leaveTypeWords)

  bind(type.listLeaveTypes, listLeaveTypes)
  bind(type.getLeaveType, getLeaveType)
  bind(type.createLeaveType, createLeaveType)
  bind(type.updateLeaveType, updateLeaveType)
  bind(type.deleteLeaveType, deleteLeaveType)
  bind(type.saveTypeDay, saveTypeDay)
  bind(type.deleteTypeDay, deleteTypeDay)
  bind(type.getLeaveSettings, getLeaveSettings)
  bind(type.updateLeaveSettings, updateLeaveSettings)
  bindExport(bind, type.leaveTypeExport, leaveTypeSheet)
  bind(step.listStepRules, listStepRules)
  bind(step.createStepRule, createStepRule)
  bind(step.updateStepRule, updateStepRule)
  bind(step.deleteStepRule, deleteStepRule)
}
