import * as deputy from '@residency/contract/areas/absence/deputies/deputy.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'
import { LEAVE_PATHS } from '../leave/leave.queries.ts'

/** A deputy changes what waits for whom. */
const PATHS = ['/api/v1/deputies', ...LEAVE_PATHS]
export type DeputyListInput = InputOf<typeof deputy.listDeputies>
export const useDeputies = (input: DeputyListInput) => useListOf(deputy.listDeputies, input)
export const useOwnSteps = () => useEndpoint(deputy.getOwnDeputySteps, {})

export const useDeputyPeople = (keywords: string, isOpen: boolean) =>
  useListOf(deputy.findDeputyPeople, isOpen ? { keywords: keywords || undefined } : null)

export const useCreateDeputy = () =>
  useChange(PATHS, (input: InputOf<typeof deputy.createDeputy>) =>
    call(deputy.createDeputy, input, { quiet: true }),
  )

export const useEndDeputy = () =>
  useChange(PATHS, (input: InputOf<typeof deputy.endDeputy>) => call(deputy.endDeputy, input))
