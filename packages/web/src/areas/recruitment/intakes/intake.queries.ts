import * as intake from '@residency/contract/areas/recruitment/intakes/intake.contract'
import * as requirement from '@residency/contract/areas/recruitment/intakes/requirement.contract'
import type { AnswerOf, InputOf } from '@residency/contract/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { useLanguage } from '../../../platform/i18n.ts'

export type IntakeListInput = InputOf<typeof intake.listIntakes>
const KEY = 'intakes'
/** The key of something read in the reader's language; intakes and their offers name one another. */
export const useIntakesKey = (...parts: readonly unknown[]) => [KEY, useLanguage(), ...parts]
/** A change of intakes or offers; what was read is read again, whether it came through or not. */
export function useIntakesChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSettled: () => client.invalidateQueries({ queryKey: [KEY] }) })
}

export const useIntakes = (input: IntakeListInput) =>
  useQuery({
    queryKey: useIntakesKey('list', input),
    queryFn: ({ signal }) => call(intake.listIntakes, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
export const useIntakeOptions = () =>
  useQuery({ queryKey: useIntakesKey('options'), queryFn: ({ signal }) => call(intake.getIntakeOptions, {}, { signal, quiet: true }) })
export const useIntake = (id: number | null) =>
  useQuery({
    queryKey: useIntakesKey('one', id),
    queryFn: ({ signal }) => call(intake.getIntake, { id: id! }, { signal, quiet: true }),
    enabled: id !== null,
  })
export type PublicIntake = AnswerOf<typeof intake.listPublicIntakes>[number]
export const usePublicIntakes = () =>
  useQuery({ queryKey: useIntakesKey('public'), queryFn: ({ signal }) => call(intake.listPublicIntakes, {}, { signal, quiet: true }) })
export const useIntakeForm = (id: number | null) =>
  useQuery({
    queryKey: useIntakesKey('form', id),
    queryFn: ({ signal }) => call(intake.getIntakeForm, { id: id! }, { signal }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  })
export const useRequirements = (id: number | null) =>
  useQuery({
    queryKey: useIntakesKey('requirements', id),
    queryFn: ({ signal }) => call(requirement.getRequirements, { id: id! }, { signal }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  })

export const useSaveIntake = () =>
  useIntakesChange(async ({ id, ...values }: Omit<InputOf<typeof intake.updateIntake>, 'id'> & { id: number | null }) => {
    if (id === null) await call(intake.createIntake, values, { quiet: true })
    else await call(intake.updateIntake, { ...values, id }, { quiet: true })
  })
export const useCopyIntake = () =>
  useIntakesChange((input: InputOf<typeof intake.copyIntake>) => call(intake.copyIntake, input, { quiet: true }))
export const useActOnIntake = () =>
  useIntakesChange((input: InputOf<typeof intake.actOnIntake>) => call(intake.actOnIntake, input, { quiet: input.action === 'reopen' }))
export const useDeleteIntake = () => useIntakesChange((id: number) => call(intake.deleteIntakes, { ids: String(id) }))
export const useSaveRequirements = () =>
  useIntakesChange((input: InputOf<typeof requirement.saveRequirements>) => call(requirement.saveRequirements, input, { quiet: true }))
