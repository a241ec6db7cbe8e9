import * as contract from '@residency/contract/areas/settings/set-up/set-up.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

const PATHS = ['/api/v1/setUp']

export const useSetUpSteps = (isWanted = true) =>
  useEndpoint(contract.listSetUpSteps, isWanted ? {} : null, { refetchOnWindowFocus: true })

/** People who may do a step, by the words typed. */
export const useSetUpPeople = (step: string | null, keywords: string, isOpen: boolean) =>
  useListOf(contract.listSetUpPeople, step === null || !isOpen ? null : { step, keywords })

export const useChangeSetUpStep = () =>
  useChange(PATHS, (change: InputOf<typeof contract.changeSetUpStep>) =>
    call(contract.changeSetUpStep, change, { quiet: true }),
  )
