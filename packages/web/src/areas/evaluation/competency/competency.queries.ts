import * as competency from '@residency/contract/areas/evaluation/competency/competency.contract'
import * as radar from '@residency/contract/areas/evaluation/competency/radar.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

const PATHS = ['/api/v1/competencies', '/api/v1/competencyRequirements', '/api/v1/competencyRadar']
export const useOwnRadar = () => useEndpoint(radar.getOwnRadar, {})
export const useRadar = (id: number) => useEndpoint(radar.getRadar, { id })
export type RadarListInput = InputOf<typeof radar.listRadarTrainees>

export const useRadarTrainees = (input: RadarListInput) => useListOf(radar.listRadarTrainees, input)

export const useEvidence = (input: InputOf<typeof radar.listCompetencyEvidence> | null) =>
  useListOf(radar.listCompetencyEvidence, input)

export const useCompetencies = (profession: competency.Profession) =>
  useEndpoint(competency.listCompetencies, { profession })

export type RequirementListInput = InputOf<typeof competency.listMappedRequirements>

export const useMappedRequirements = (input: RequirementListInput) =>
  useListOf(competency.listMappedRequirements, input)

type CompetencyInput = {
  id: number | null
  version: number
  profession: competency.Profession
  form: competency.CompetencyForm
}

export const useSaveCompetency = () =>
  useChange(PATHS, ({ id, version, profession, form: { code, ...form } }: CompetencyInput) =>
    id === null
      ? call(competency.createCompetency, { ...form, code, profession }, { quiet: true })
      : call(competency.updateCompetency, { ...form, id, version }, { quiet: true }),
  )

export const useDeleteCompetency = () =>
  useChange(PATHS, (input: InputOf<typeof competency.deleteCompetency>) =>
    call(competency.deleteCompetency, input),
  )

export const useMapRequirements = () =>
  useChange(PATHS, (input: InputOf<typeof competency.mapRequirements>) =>
    call(competency.mapRequirements, input),
  )
