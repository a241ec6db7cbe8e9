import * as arrival from '@residency/contract/areas/recruitment/arrival/arrival.contract'
import type { InputOf } from '@residency/contract/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { useLanguage } from '../../../platform/i18n.ts'

const KEY = 'arrivals'
export type ArrivalListInput = InputOf<typeof arrival.listArrivals>

export const useArrivals = (input: ArrivalListInput) =>
  useQuery({
    queryKey: [KEY, 'list', useLanguage(), input],
    queryFn: ({ signal }) => call(arrival.listArrivals, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
export const useArrivalCounts = (intakeId: string | undefined) =>
  useQuery({
    queryKey: [KEY, 'counts', intakeId],
    queryFn: ({ signal }) => call(arrival.countArrivals, { intakeId }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
export const useOwnArrival = () => useQuery({ queryKey: [KEY, 'own'], queryFn: () => call(arrival.getOwnArrival, {}, { quiet: true }) })

/** One bulk step; lists and counts are read again. */
function useStep<Input, Answer>(step: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: step, onSettled: () => client.invalidateQueries({ queryKey: [KEY] }) })
}
export const useArrange = () =>
  useStep((input: InputOf<typeof arrival.arrangeArrivals>) => call(arrival.arrangeArrivals, input, { quiet: true }))
export const useRecord = () =>
  useStep((input: InputOf<typeof arrival.recordArrivals>) => call(arrival.recordArrivals, input, { quiet: true }))
export const useNoShow = () =>
  useStep((input: InputOf<typeof arrival.reportNoShows>) => call(arrival.reportNoShows, input, { quiet: true }))
export const useSign = () =>
  useStep((input: InputOf<typeof arrival.signAgreements>) => call(arrival.signAgreements, input, { quiet: true }))
export const useEnrol = () => useStep((input: InputOf<typeof arrival.enrolTrainees>) => call(arrival.enrolTrainees, input, { quiet: true }))
export const useAttach = () =>
  useStep((input: InputOf<typeof arrival.attachAgreement>) => call(arrival.attachAgreement, input, { quiet: true }))
export const downloadAgreement = (id: number) => call(arrival.readAgreement, { id })
export const downloadOwnAgreement = () => call(arrival.readOwnAgreement, {})
