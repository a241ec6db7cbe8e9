import * as partner from '@residency/contract/areas/signup/partner/partner.contract'
import type { AnswerOf, InputOf } from '@residency/contract/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../platform/api-client.ts'
import { useLanguage } from '../../../platform/i18n.ts'

const KEY = 'partners'
export type PartnerListInput = InputOf<typeof partner.listPartners>
export type PeopleListInput = InputOf<typeof partner.listPeople>
export type OwnPartner = AnswerOf<typeof partner.getOwnPartner>

export const usePartners = (input: PartnerListInput) =>
  useQuery({
    queryKey: [KEY, 'list', input],
    queryFn: ({ signal }) => call(partner.listPartners, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
/** One unit, however the list is narrowed. */
export const usePartner = (id: number) =>
  useQuery({
    queryKey: [KEY, 'list', { id }],
    queryFn: ({ signal }) => call(partner.listPartners, { id, pageSize: 1 }, { signal, quiet: true }),
    select: ({ list }) => list[0] ?? null,
  })
/** What waits for the office, the longest waiting first. */
export const useWaitingPartners = () =>
  useQuery({
    queryKey: [KEY, 'list', { state: 'applied' }],
    queryFn: ({ signal }) => call(partner.listPartners, { state: 'applied', pageSize: 200 }, { signal, quiet: true }),
    select: ({ list, total }) => ({ total, ids: list.map((row) => row.id).reverse() }),
  })
export const useOwnPartner = () => useQuery({ queryKey: [KEY, 'own'], queryFn: () => call(partner.getOwnPartner, {}, { quiet: true }) })
export const usePeople = (input: PeopleListInput) =>
  useQuery({
    queryKey: [KEY, 'people', useLanguage(), input],
    queryFn: ({ signal }) => call(partner.listPeople, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSettled: () => client.invalidateQueries({ queryKey: [KEY] }) })
}
export const useReapply = () =>
  useChange((input: InputOf<typeof partner.reapplyAsPartner>) => call(partner.reapplyAsPartner, input, { quiet: true }))
export const useAddPerson = () => useChange((input: InputOf<typeof partner.addPerson>) => call(partner.addPerson, input, { quiet: true }))
/** A unit that comes back from one of its people finds the list as it is then. */
export function useFreshPeople() {
  const client = useQueryClient()
  useEffect(() => () => void client.invalidateQueries({ queryKey: [KEY, 'people'] }), [client])
}
