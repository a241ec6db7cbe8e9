import * as contract from '@residency/contract/areas/settings/set-up/set-up.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint } from '../../../platform/calls/queries.ts'

const PATHS = ['/api/v1/setUp']

export const useSetUpSteps = (isWanted = true) =>
  useEndpoint(contract.listSetUpSteps, isWanted ? {} : null, { refetchOnWindowFocus: true })

export const useSetUpPeople = (step: string | null) =>
  useEndpoint(contract.listSetUpPeople, step === null ? null : { step })

export const useChangeSetUpStep = () =>
  useChange(PATHS, (change: InputOf<typeof contract.changeSetUpStep>) =>
    call(contract.changeSetUpStep, change, { quiet: true }),
  )
