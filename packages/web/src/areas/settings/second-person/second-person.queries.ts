import * as contract from '@residency/contract/areas/settings/second-person/second-person.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint } from '../../../platform/calls/queries.ts'

/** What follows from a rule: the rules themselves, and what may be decided anywhere. */
const PATHS = ['/api/v1']

export const useSecondPersonRules = () => useEndpoint(contract.listSecondPersonRules, {})

export const useChangeSecondPersonRule = () =>
  useChange(PATHS, (change: InputOf<typeof contract.changeSecondPersonRule>) =>
    call(contract.changeSecondPersonRule, change, { quiet: true }),
  )
