import * as rule from '@residency/contract/areas/rotations/rules/rule.contract'
import { ruleWords } from '@residency/contract/areas/rotations/rules/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { createRule, deleteRule, listRules, updateRule } from './rules.ts'

export function ruleRoutes(binder: Binder) {
  const bind = binder(ruleWords)

  bind(rule.listRules, listRules)
  bind(rule.createRule, createRule)
  bind(rule.updateRule, updateRule)
  bind(rule.deleteRule, deleteRule)
}
