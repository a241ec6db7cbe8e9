import * as contract from '@residency/contract/areas/settings/set-up/set-up.contract'
import { settingsWords } from '@residency/contract/areas/settings/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { changeSetUpStep } from './change-step.ts'
import { listSetUpPeople, listSetUpSteps } from './list-steps.ts'

export function setUpRoutes(binder: Binder) {
  const bind = binder(settingsWords)

  bind(contract.listSetUpSteps, listSetUpSteps)
  bind(contract.changeSetUpStep, changeSetUpStep)
  bind(contract.listSetUpPeople, listSetUpPeople)
}
