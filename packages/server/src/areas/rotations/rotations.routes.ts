import * as past from '@residency/contract/areas/rotations/blocks/past.contract'
import { blockWords } from '@residency/contract/areas/rotations/blocks/text'
import * as rule from '@residency/contract/areas/rotations/rules/rule.contract'
import { ruleWords } from '@residency/contract/areas/rotations/rules/text'
import * as own from '@residency/contract/areas/rotations/trainee-rotations/own.contract'
import { ownWords } from '@residency/contract/areas/rotations/trainee-rotations/text'
import type { Binder } from '../../platform/http/bind.ts'
import { bindSheet } from '../../platform/sheets/bind-sheet.ts'
import { pastSheet } from './past-stays/past.sheet.ts'
import { deletePast, listPastChoices, recordPast } from './past-stays/record-past.ts'
import { createRule, deleteRule, listRules, updateRule } from './rules/rules.ts'
import { getOwnRotation, getRotation, listRotations } from './trainee-rotations/get-rotation.ts'
import {
  getOwnRotationCalendar,
  getRotationCalendar,
} from './trainee-rotations/rotation-calendar.ts'

export function ruleRoutes(binder: Binder) {
  const bindRule = binder(ruleWords)

  bindRule(rule.listRules, listRules)
  bindRule(rule.createRule, createRule)
  bindRule(rule.updateRule, updateRule)
  bindRule(rule.deleteRule, deleteRule)
}

export function pastRoutes(binder: Binder) {
  const bindPast = binder(blockWords)

  bindPast(past.listPastChoices, listPastChoices)
  bindPast(past.recordPast, recordPast)
  bindSheet(bindPast, past.pastSheet, pastSheet)
  bindPast(past.deletePast, deletePast)
}

export function ownRoutes(binder: Binder) {
  const bindOwn = binder(ownWords)

  bindOwn(own.getOwnRotation, getOwnRotation)
  bindOwn(own.getOwnRotationCalendar, getOwnRotationCalendar)
  bindOwn(own.listRotations, listRotations)
  bindOwn(own.getRotation, getRotation)
  bindOwn(own.getRotationCalendar, getRotationCalendar)
}
