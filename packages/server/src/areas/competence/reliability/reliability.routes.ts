import { getReliability as reliabilityCall } from '@residency/contract/areas/competence/reliability/reliability.contract'
import { reliabilityWords } from '@residency/contract/areas/competence/reliability/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { getReliability } from './get-reliability.ts'

export function reliabilityRoutes(binder: Binder) {
  const bind = binder(reliabilityWords)

  bind(reliabilityCall, getReliability)
}
