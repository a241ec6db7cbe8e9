import { signupPermissions as may } from '@residency/contract/areas/signup/permissions'
import {
  actOnRegistration,
  getRegistration,
  getRegistrationWithPersonalData,
  listRegistrations,
  type RegistrationRow,
} from '@residency/contract/areas/signup/registration.contract'
import type { RegistrationState } from '@residency/contract/areas/signup/registration.flow'
import type { AnswerOf, InputOf } from '@residency/contract/kernel'
import { keepPreviousData, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { hasPerm } from '../../../platform/permissions.tsx'

export type RegistrationListInput = InputOf<typeof listRegistrations>
export type Registration = AnswerOf<typeof getRegistration>
const KEY = 'registrations'
const MANY = 200

export const useRegistrations = (input: RegistrationListInput) =>
  useQuery({
    queryKey: [KEY, 'list', input],
    queryFn: ({ signal }) => call(listRegistrations, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })

/** What waits for the reader: of the states they decide about, the rows that say so; the longest waiting first. */
export function useWaiting(): readonly RegistrationRow[] | undefined {
  const states: RegistrationState[] = [
    ...(hasPerm([may.review]) ? (['submitted'] as const) : []),
    ...(hasPerm([may.admit]) ? (['qualified', 'admitted'] as const) : []),
  ]
  const answers = useQueries({
    queries: states.map((state) => ({
      queryKey: [KEY, 'waiting', state],
      queryFn: () => call(listRegistrations, { state, pageSize: MANY }, { quiet: true }),
    })),
  })
  if (answers.some(({ data }) => !data)) return undefined
  return answers.flatMap(({ data }) => [...data!.list].reverse()).filter((row) => row.actions.length > 0)
}

export const useRegistration = (id: number) =>
  useQuery({ queryKey: [KEY, 'one', id], queryFn: ({ signal }) => call(getRegistration, { id }, { signal, quiet: true }) })

/** The full numbers, asked for on purpose; not kept. */
export const useReveal = () => useMutation({ mutationFn: (id: number) => call(getRegistrationWithPersonalData, { id }), gcTime: 0 })

export function useActOnRegistration() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof actOnRegistration>) => call(actOnRegistration, input, { quiet: true }),
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  })
}
