import * as observation from '@residency/contract/areas/competence/observations/observation.contract'
import { observationWords } from '@residency/contract/areas/competence/observations/text'
import { getReliability as reliabilityCall } from '@residency/contract/areas/competence/reliability/reliability.contract'
import { reliabilityWords } from '@residency/contract/areas/competence/reliability/text'
import type { Binder } from '../../platform/http/bind.ts'
import { addObservation, listObservationChoices, listObservations } from './observations/observe.ts'
import { getReliability } from './reliability/get-reliability.ts'

export function observationRoutes(binder: Binder) {
  const bindObservation = binder(observationWords)

  bindObservation(observation.listObservationChoices, listObservationChoices)
  bindObservation(observation.addObservation, addObservation)
  bindObservation(observation.listObservations, listObservations)
}

export function reliabilityRoutes(binder: Binder) {
  const bindReliability = binder(reliabilityWords)

  bindReliability(reliabilityCall, getReliability)
}
