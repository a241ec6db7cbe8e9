import * as partner from '@residency/contract/areas/signup/partner/partner.contract'
import type { AnswerOf, InputOf } from '@residency/contract/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../platform/api-client.ts'
import { readAgain, useChange, useEndpoint, useListOf } from '../../../platform/queries.ts'

const PATHS = ['/api/v1/partners', '/sign/cooperation']
export type PartnerListInput = InputOf<typeof partner.listPartners>
export type PeopleListInput = InputOf<typeof partner.listPeople>
export type OwnPartner = AnswerOf<typeof partner.getOwnPartner>

export const usePartners = (input: PartnerListInput) => useListOf(partner.listPartners, input)
export const useOwnPartner = () => useEndpoint(partner.getOwnPartner, {})
export const usePeople = (input: PeopleListInput) => useListOf(partner.listPeople, input)
export const useActOnPartner = () =>
  useChange(PATHS, (input: InputOf<typeof partner.actOnPartner>) => call(partner.actOnPartner, input, { quiet: true }))
export const useReapply = () =>
  useChange(PATHS, (input: InputOf<typeof partner.reapplyAsPartner>) => call(partner.reapplyAsPartner, input, { quiet: true }))
export const useAddPerson = () =>
  useChange(PATHS, (input: InputOf<typeof partner.addPerson>) => call(partner.addPerson, input, { quiet: true }))
/** A unit that comes back from one of its people finds the list as it is then. */
export function useFreshPeople() {
  const client = useQueryClient()
  useEffect(() => () => void readAgain(client, [partner.listPeople.path]), [client])
}
