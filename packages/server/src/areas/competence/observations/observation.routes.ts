import * as observation from '@residency/contract/areas/competence/observations/observation.contract'
import { observationWords } from '@residency/contract/areas/competence/observations/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { addObservation, listObservationChoices, listObservations } from './observe.ts'

export function observationRoutes(binder: Binder) {
  const bind = binder(observationWords)

  bind(observation.listObservationChoices, listObservationChoices)
  bind(observation.addObservation, addObservation)
  bind(observation.listObservations, listObservations)
}
