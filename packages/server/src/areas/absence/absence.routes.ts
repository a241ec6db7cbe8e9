import * as balance from '@residency/contract/areas/absence/balances/balance.contract'
import { balanceWords } from '@residency/contract/areas/absence/balances/text'
import * as figure from '@residency/contract/areas/absence/figures/figure.contract'
import { figureWords } from '@residency/contract/areas/absence/figures/text'
import * as type from '@residency/contract/areas/absence/leave-types/leave-type.contract'
import * as step from '@residency/contract/areas/absence/leave-types/step-rule.contract'
import { leaveTypeWords } from '@residency/contract/areas/absence/leave-types/text'
import { fromReplica } from '../../platform/db/replica/replica.ts'
import type { Binder } from '../../platform/http/bind.ts'
import { bindExport, bindSheet } from '../../platform/sheets/bind-sheet.ts'
import { adjustBalance, setWorksSince } from './balances/adjust-balance.ts'
import { balanceSheet } from './balances/balance.sheet.ts'
import { listBalanceChoices } from './balances/list-balance-choices.ts'
import { getBalances, listBalances } from './balances/list-balances.ts'
import { figureSheet, listFigureChoices, listLeaveFigures } from './figures/list-figures.ts'
import { getLeaveSettings, updateLeaveSettings } from './leave-types/leave-settings.ts'
import { leaveTypeSheet } from './leave-types/leave-type.sheet.ts'
import { getLeaveType, listLeaveTypes } from './leave-types/list-leave-types.ts'
import { createLeaveType, deleteLeaveType, updateLeaveType } from './leave-types/save-leave-type.ts'
import { deleteTypeDay, saveTypeDay } from './leave-types/save-type-day.ts'
import {
  createStepRule,
  deleteStepRule,
  listStepRules,
  updateStepRule,
} from './leave-types/step-rules.ts'

export function balanceRoutes(binder: Binder) {
  const bindBalance = binder(balanceWords)

  bindBalance(balance.listBalances, listBalances)
  bindBalance(balance.listBalanceChoices, listBalanceChoices)
  bindSheet(bindBalance, balance.balanceSheet, balanceSheet)
  bindBalance(balance.getBalances, getBalances)
  bindBalance(balance.adjustBalance, adjustBalance)
  bindBalance(balance.setWorksSince, setWorksSince)
}

export function figureRoutes(binder: Binder) {
  const bindFigure = binder(figureWords)

  bindFigure(figure.listLeaveFigures, fromReplica(listLeaveFigures))
  bindFigure(figure.listFigureChoices, listFigureChoices)
  bindExport(bindFigure, figure.figureExport, figureSheet)
}

export function leaveTypeRoutes(binder: Binder) {
  const bindLeaveType = binder(leaveTypeWords)

  bindLeaveType(type.listLeaveTypes, listLeaveTypes)
  bindLeaveType(type.getLeaveType, getLeaveType)
  bindLeaveType(type.createLeaveType, createLeaveType)
  bindLeaveType(type.updateLeaveType, updateLeaveType)
  bindLeaveType(type.deleteLeaveType, deleteLeaveType)
  bindLeaveType(type.saveTypeDay, saveTypeDay)
  bindLeaveType(type.deleteTypeDay, deleteTypeDay)
  bindLeaveType(type.getLeaveSettings, getLeaveSettings)
  bindLeaveType(type.updateLeaveSettings, updateLeaveSettings)
  bindExport(bindLeaveType, type.leaveTypeExport, leaveTypeSheet)
  bindLeaveType(step.listStepRules, listStepRules)
  bindLeaveType(step.createStepRule, createStepRule)
  bindLeaveType(step.updateStepRule, updateStepRule)
  bindLeaveType(step.deleteStepRule, deleteStepRule)
}
