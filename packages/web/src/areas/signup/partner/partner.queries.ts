import * as partner from '@residency/contract/areas/signup/partner/partner.contract'
import type { AnswerOf, InputOf } from '@residency/contract/kernel'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../platform/calls/api-client.ts'
import {
  readAgain,
  useAnswerKey,
  useChange,
  useEndpoint,
  useListOf,
} from '../../../platform/calls/queries.ts'
import { mayAct, useWaitingOf } from '../../../screens/review/use-waiting-of.ts'

export const PARTNER_PATHS = ['/api/v1/partners', '/sign/cooperation']
export type PartnerListInput = InputOf<typeof partner.listPartners>
export type PeopleListInput = InputOf<typeof partner.listPeople>
export type OwnPartner = AnswerOf<typeof partner.getOwnPartner>
export type OpenIntakes = OwnPartner['intakes']

export const usePartners = (input: PartnerListInput) => useListOf(partner.listPartners, input)

/** One unit, regardless of the list's filters. */
export const usePartner = (id: number) =>
  useQuery({
    queryKey: useAnswerKey(partner.listPartners, { id }),
    queryFn: ({ signal }) =>
      call(partner.listPartners, { id, pageSize: 1 }, { signal, quiet: true }),
    select: ({ list }) => list[0] ?? null,
  })

/** Units waiting for the office, longest waiting first. */
export const useWaitingPartners = () =>
  useWaitingOf(partner.listPartners, { state: 'applied' }, mayAct)

export const useOwnPartner = () => useEndpoint(partner.getOwnPartner, {})
export const usePeople = (input: PeopleListInput) => useListOf(partner.listPeople, input)

export const useReapply = () =>
  useChange(PARTNER_PATHS, (input: InputOf<typeof partner.reapplyAsPartner>) =>
    call(partner.reapplyAsPartner, input, { quiet: true }),
  )

export const useAddPerson = () =>
  useChange(PARTNER_PATHS, (input: InputOf<typeof partner.addPerson>) =>
    call(partner.addPerson, input, { quiet: true }),
  )

/** A unit that returns from an applicant's page gets a fresh list. */
export function useFreshPeople() {
  const client = useQueryClient()
  useEffect(() => () => void readAgain(client, [partner.listPeople.path]), [client])
}
