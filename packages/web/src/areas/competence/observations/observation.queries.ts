import * as observation from '@residency/contract/areas/competence/observations/observation.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'
import { toTraineeChoice } from '../trainee-choice.rules.ts'

export const useObservationChoices = () => useEndpoint(observation.listObservationChoices, {})

/** Trainees by the words typed, as choices of a list that is searched. */
export function useObservedTrainees(keywords: string, isOpen: boolean) {
  const { data, isFetching } = useListOf(
    observation.listObservationChoices,
    isOpen ? { keywords } : null,
  )

  const trainees = data?.trainees.map(toTraineeChoice)

  return { data: trainees, isFetching }
}

/** What was recorded changes levels and lists, but not the choices of the form that is open. */
export const useAddObservation = () =>
  useChange(
    ['/api/v1/competenceLevels', '/api/v1/competenceGrants'],
    (input: InputOf<typeof observation.addObservation>) =>
      call(observation.addObservation, input, { quiet: true }),
  )
