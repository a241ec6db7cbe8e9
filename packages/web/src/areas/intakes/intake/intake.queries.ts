import * as intake from '@residency/contract/areas/intakes/intake/intake.contract'
import * as requirement from '@residency/contract/areas/intakes/intake/requirement.contract'
import type { AnswerOf, InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useFormOf, useListOf } from '../../../platform/calls/queries.ts'

export type IntakeListInput = InputOf<typeof intake.listIntakes>
const PATHS = ['/api/v1/intakes', '/api/v1/offers', '/sign/intakes']

/** A change of intakes or offers; they contain each other's names. */
export const useIntakesChange = <I, A>(change: (input: I) => Promise<A>) => useChange(PATHS, change)

export const useIntakes = (input: IntakeListInput) => useListOf(intake.listIntakes, input)
export const useIntakeOptions = () => useEndpoint(intake.getIntakeOptions, {})

export const useIntake = (id: number | null) =>
  useEndpoint(intake.getIntake, id === null ? null : { id })

export type PublicIntake = AnswerOf<typeof intake.listPublicIntakes>[number]
export const usePublicIntakes = () => useEndpoint(intake.listPublicIntakes, {})
export const useIntakeForm = (id: number | null) => useFormOf(intake.getIntakeForm, id)
export const useRequirements = (id: number | null) => useFormOf(requirement.getRequirements, id)

export const useSaveIntake = () =>
  useIntakesChange(
    async ({
      id,
      ...values
    }: Omit<InputOf<typeof intake.updateIntake>, 'id'> & { id: number | null }) => {
      if (id === null) return call(intake.createIntake, values, { quiet: true })

      await call(intake.updateIntake, { ...values, id }, { quiet: true })

      return { id }
    },
  )

export const useCopyIntake = () =>
  useIntakesChange((input: InputOf<typeof intake.copyIntake>) =>
    call(intake.copyIntake, input, { quiet: true }),
  )

export const useActOnIntake = () =>
  useIntakesChange((input: InputOf<typeof intake.actOnIntake>) =>
    call(intake.actOnIntake, input, { quiet: input.action === 'reopen' }),
  )

export const useDeleteIntake = () =>
  useIntakesChange((id: number) => call(intake.deleteIntakes, { ids: String(id) }))

export const useSaveRequirements = () =>
  useIntakesChange((input: InputOf<typeof requirement.saveRequirements>) =>
    call(requirement.saveRequirements, input, { quiet: true }),
  )
