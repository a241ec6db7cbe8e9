import * as target from '@residency/contract/areas/evaluation/targets/target.contract'
import { targetWords } from '@residency/contract/areas/evaluation/targets/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { listTargetPeople, listTargetTasks } from './list-people.ts'
import { listTargetChoices } from './list-target-choices.ts'
import { getTarget, listTargets } from './list-targets.ts'
import { closeTarget, openTarget, releaseTarget, reopenTarget } from './move-target.ts'
import { listTargetLoad } from './plan-target.ts'
import { createTarget, deleteTarget, updateTarget } from './save-target.ts'

export function targetRoutes(binder: Binder) {
  const bind = binder(targetWords)

  bind(target.listTargets, listTargets)
  bind(target.listTargetChoices, listTargetChoices)
  bind(target.getTarget, getTarget)
  bind(target.listTargetPeople, listTargetPeople)
  bind(target.listTargetLoad, listTargetLoad)
  bind(target.listTargetTasks, listTargetTasks)
  bind(target.createTarget, createTarget)
  bind(target.updateTarget, updateTarget)
  bind(target.deleteTarget, deleteTarget)
  bind(target.openTarget, openTarget)
  bind(target.closeTarget, closeTarget)
  bind(target.reopenTarget, reopenTarget)
  bind(target.releaseTarget, releaseTarget)
}
