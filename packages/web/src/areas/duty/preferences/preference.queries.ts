import * as preference from '@residency/contract/areas/duty/preferences/preference.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint } from '../../../platform/calls/queries.ts'

export const useOwnPreferences = (month: string) =>
  useEndpoint(preference.listOwnPreferences, { month })

export const useSetPreference = () =>
  useChange(['/api/v1/dutyPreferences'], (input: InputOf<typeof preference.setOwnPreference>) =>
    call(preference.setOwnPreference, input, { quiet: true }),
  )
