import * as deputy from '@residency/contract/areas/absence/deputies/deputy.contract'
import { deputyWords } from '@residency/contract/areas/absence/deputies/text'
import type { Binder } from '../../../platform/http/bind.ts'
import {
  createDeputy,
  endDeputy,
  findDeputyPeople,
  getOwnDeputySteps,
  listDeputies,
} from './deputies.ts'

export function deputyRoutes(binder: Binder) {
  const bind = binder(deputyWords)

  bind(deputy.findDeputyPeople, findDeputyPeople)
  bind(deputy.getOwnDeputySteps, getOwnDeputySteps)
  bind(deputy.listDeputies, listDeputies)
  bind(deputy.createDeputy, createDeputy)
  bind(deputy.endDeputy, endDeputy)
}
