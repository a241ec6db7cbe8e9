import * as regime from '@residency/contract/areas/duty/limits/regime.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint } from '../../../platform/calls/queries.ts'
import { HOURS_PATHS } from '../hours/hours.queries.ts'

/** Limits mark people among the hours and warn in rosters. */
const PATHS = ['/api/v1/dutyRegime', '/api/v1/dutyRosters', ...HOURS_PATHS]

export const useRegime = () => useEndpoint(regime.getRegime, {})

export const useSetRegime = () =>
  useChange(PATHS, (input: InputOf<typeof regime.setRegime>) =>
    call(regime.setRegime, input, { quiet: true }),
  )
