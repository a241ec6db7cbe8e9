import type { OutsideSystem } from '@residency/contract/areas/accounts/health/health.contract'
import * as contract from '@residency/contract/areas/accounts/health/health.contract'
import type { AnswerOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

export type Health = AnswerOf<typeof contract.getHealth>
export type UnexpectedError = AnswerOf<typeof contract.listUnexpectedErrors>['list'][number]

const AGAIN_MS = 60_000
const ERRORS_SHOWN = 20

/** The health, read again every minute while it is shown. */
export const useHealth = () => useEndpoint(contract.getHealth, {}, { refetchInterval: AGAIN_MS })

export const useUnexpectedErrors = (keywords: string | undefined) =>
  useListOf(contract.listUnexpectedErrors, {
    pageSize: ERRORS_SHOWN,
    ...(keywords ? { keywords } : {}),
  })

export const useSendTest = () =>
  useChange([], (system: OutsideSystem) => call(contract.sendHealthTest, { system }))
