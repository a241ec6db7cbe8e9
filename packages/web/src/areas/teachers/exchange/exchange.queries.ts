import { getTrainingUnitOptions } from '@residency/contract/areas/organisation/training-units/training-unit.contract'
import * as exchange from '@residency/contract/areas/teachers/exchange/exchange.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'
import { mayAct, useWaitingOf } from '../../../screens/review/use-waiting-of.ts'
import type { Option } from '../../../ui/fields/fields.tsx'

export const EXCHANGE_PATHS = ['/api/v1/exchanges']
export type ExchangeListInput = InputOf<typeof exchange.listExchanges>

export const useExchanges = (input: ExchangeListInput) => useListOf(exchange.listExchanges, input)
export const useExchange = (id: number) => useEndpoint(exchange.getExchange, { id })

/** Applications that wait, the one that has waited longest first. */
export const useWaitingExchanges = () =>
  useWaitingOf(exchange.listExchanges, { waiting: '1' }, mayAct)

export const useOwnExchanges = () => useEndpoint(exchange.listOwnExchanges, {})

/** Partner units as options: every enabled unit but the main hospital. */
export function usePartnerUnits(): { options: Option[]; isPending: boolean } {
  const { data, isPending } = useEndpoint(getTrainingUnitOptions, {}, { quiet: false })
  const flat = (options: readonly Option[]): Option[] =>
    options.flatMap(({ value, label, children }) => [{ value, label }, ...flat(children ?? [])])
  return {
    options: (data ?? [])
      .filter(({ value }) => value !== 'main')
      .flatMap((group) => flat(group.children)),
    isPending,
  }
}

export const useApply = () =>
  useChange(EXCHANGE_PATHS, (input: InputOf<typeof exchange.addOwnExchange>) =>
    call(exchange.addOwnExchange, input, { quiet: true }),
  )

export const useActOnOwn = () =>
  useChange(EXCHANGE_PATHS, (input: InputOf<typeof exchange.actOnOwnExchange>) =>
    call(exchange.actOnOwnExchange, input),
  )

export const useReport = () =>
  useChange(EXCHANGE_PATHS, (input: InputOf<typeof exchange.reportOwnExchange>) =>
    call(exchange.reportOwnExchange, input, { quiet: true }),
  )
