import * as examine from '@residency/contract/areas/evaluation/examinations/examine.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

const PATHS = ['/api/v1/examinations', '/api/v1/ownExaminations', '/api/v1/waiting']
export type ExaminationInput = InputOf<typeof examine.listExaminations>

export const useExaminations = (input: ExaminationInput) =>
  useListOf(examine.listExaminations, input)

export const useOwnExaminations = (input: ExaminationInput) =>
  useListOf(examine.listOwnExaminations, input)

export const useExamination = (id: number) => useEndpoint(examine.getExamination, { id })
export const useExaminationChoices = () => useEndpoint(examine.listExaminationChoices, {})

export const usePlanExaminations = () =>
  useChange(PATHS, (input: InputOf<typeof examine.planExaminations>) =>
    call(examine.planExaminations, input, { quiet: true }),
  )

type Step = { id: number; version: number }

export const useCancelExamination = () =>
  useChange(PATHS, (input: Step) => call(examine.cancelExamination, input))

export const useTakeExamination = () =>
  useChange(PATHS, (input: Step) => call(examine.takeExamination, input))

export const useConfirmExamination = () =>
  useChange(PATHS, (input: Step) => call(examine.confirmExamination, input))

export const useScoreExamination = () =>
  useChange(PATHS, (input: InputOf<typeof examine.scoreExamination>) =>
    call(examine.scoreExamination, input),
  )

export const useObjectToExamination = () =>
  useChange(PATHS, (input: Step & { reason: string }) =>
    call(examine.objectToExamination, input, { quiet: true }),
  )
