import * as trainees from '@residency/contract/areas/students/trainees/trainees.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useFormOf, useListOf } from '../../../platform/calls/queries.ts'

export type TraineeListInput = InputOf<typeof trainees.listTrainees>
const PATHS = ['/api/v1/trainees']

export const useTrainees = (input: TraineeListInput) => useListOf(trainees.listTrainees, input)
export const useTrainee = (id: number | null) => useFormOf(trainees.getTrainee, id)
export const useTraineeChoices = () => useEndpoint(trainees.listTraineeChoices, {})

/** The length that the time conditions ask for; null input while the training is not described. */
export const useAskedLength = (input: InputOf<typeof trainees.getAskedLength> | null) =>
  useEndpoint(trainees.getAskedLength, input)

export const useAddTrainee = () =>
  useChange(PATHS, (form: InputOf<typeof trainees.addTrainee>) =>
    call(trainees.addTrainee, form, { quiet: true }),
  )

export const useUpdateTrainee = () =>
  useChange(PATHS, (form: InputOf<typeof trainees.updateTrainee>) =>
    call(trainees.updateTrainee, form, { quiet: true }),
  )
