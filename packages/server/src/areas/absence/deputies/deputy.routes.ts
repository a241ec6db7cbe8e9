import * as deputy from '@residency/contract/areas/absence/deputies/deputy.contract'
import type { Bind } from '../../../platform/http/bind.ts'
import { createDeputy, endDeputy, findDeputyPeople, getOwnDeputySteps, listDeputies } from './deputies.ts'

export function deputyRoutes(bind: Bind) {
  bind(deputy.findDeputyPeople, findDeputyPeople)
  bind(deputy.getOwnDeputySteps, getOwnDeputySteps)
  bind(deputy.listDeputies, listDeputies)
  bind(deputy.createDeputy, createDeputy)
  bind(deputy.endDeputy, endDeputy)
}
