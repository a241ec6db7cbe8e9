import * as contract from '@residency/contract/areas/settings/second-person/second-person.contract'
import { settingsWords } from '@residency/contract/areas/settings/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { changeSecondPersonRule, listSecondPersonRules } from './second-person.ts'

export function secondPersonRoutes(binder: Binder) {
  const bind = binder(settingsWords)

  bind(contract.listSecondPersonRules, listSecondPersonRules)
  bind(contract.changeSecondPersonRule, changeSecondPersonRule)
}
