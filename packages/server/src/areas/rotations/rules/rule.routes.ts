import * as rule from '@residency/contract/areas/rotations/rules/rule.contract'
import type { Bind } from '../../../platform/http/bind.ts'
import { createRule, deleteRule, listRules, updateRule } from './rules.ts'

export function ruleRoutes(bind: Bind) {
  bind(rule.listRules, listRules)
  bind(rule.createRule, createRule)
  bind(rule.updateRule, updateRule)
  bind(rule.deleteRule, deleteRule)
}
