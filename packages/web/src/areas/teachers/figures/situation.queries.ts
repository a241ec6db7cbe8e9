import * as situation from '@residency/contract/areas/teachers/figures/situation.contract'
import type { AnswerOf, InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useListOf } from '../../../platform/calls/queries.ts'

const PATHS = ['/api/v1/teacher-situation', '/teacherSituation']
export type Situation = AnswerOf<typeof situation.getSituation>
export type PeopleListInput = InputOf<typeof situation.listSituationPeople>

const ofBase = (baseId: string | null) => (baseId ? { baseId: Number(baseId) } : {})

export const useSituation = (baseId: string | null) =>
  useListOf(situation.getSituation, ofBase(baseId))

type SplitInput = Omit<InputOf<typeof situation.listSituation>, 'baseId'>

/** Teachers by a split, within a base if one is chosen. */
export const useSplit = (baseId: string | null, input: SplitInput) =>
  useListOf(situation.listSituation, { ...ofBase(baseId), ...input })

export const useSituationPeople = (input: PeopleListInput) =>
  useListOf(situation.listSituationPeople, input)

export const exportFigures = (baseId: string | null) =>
  call(situation.exportSituation, ofBase(baseId))

export const useUpdateSituation = () => useChange(PATHS, () => call(situation.updateSituation, {}))

export const useUpdateIndicator = () =>
  useChange(PATHS, (input: InputOf<typeof situation.updateIndicator>) =>
    call(situation.updateIndicator, input, { quiet: true }),
  )
