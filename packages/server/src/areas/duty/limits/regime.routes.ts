import * as regime from '@residency/contract/areas/duty/limits/regime.contract'
import { limitWords } from '@residency/contract/areas/duty/limits/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { getRegime, setRegime } from './regime.ts'

export function regimeRoutes(binder: Binder) {
  const bind = binder(limitWords)

  bind(regime.getRegime, getRegime)
  bind(regime.setRegime, setRegime)
}
