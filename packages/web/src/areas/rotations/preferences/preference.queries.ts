import * as preference from '@residency/contract/areas/rotations/preferences/preference.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint } from '../../../platform/calls/queries.ts'

const PATHS = ['/api/v1/rotationPreferences', '/api/v1/rotationPlans', '/api/v1/waiting']

export const useOwnPreferences = () =>
  useEndpoint(preference.listOwnPreferences, {}, { staleTime: 0 })

export const useSavePreferences = () =>
  useChange(PATHS, (input: InputOf<typeof preference.saveOwnPreferences>) =>
    call(preference.saveOwnPreferences, input, { quiet: true }),
  )

export const usePlanPreferences = (id: number) => useEndpoint(preference.getPlanPreferences, { id })

export const useOpenPreferences = () =>
  useChange(PATHS, (input: InputOf<typeof preference.openPreferences>) =>
    call(preference.openPreferences, input, { quiet: true }),
  )

export const useProlongPreferences = () =>
  useChange(PATHS, (input: InputOf<typeof preference.prolongPreferences>) =>
    call(preference.prolongPreferences, input, { quiet: true }),
  )

export const useClosePreferences = () =>
  useChange(PATHS, (input: InputOf<typeof preference.closePreferences>) =>
    call(preference.closePreferences, input),
  )
