import * as competency from '@residency/contract/areas/evaluation/competency/competency.contract'
import * as radar from '@residency/contract/areas/evaluation/competency/radar.contract'
import { competencyWords } from '@residency/contract/areas/evaluation/competency/text'
import type { Binder } from '../../../platform/http/bind.ts'
import {
  getOwnRadar,
  getRadar,
  listCompetencies,
  listCompetencyEvidence,
  listMappedRequirements,
  listRadarTrainees,
} from './list-competencies.ts'
import {
  createCompetency,
  deleteCompetency,
  mapRequirements,
  updateCompetency,
} from './save-competency.ts'

export function competencyRoutes(binder: Binder) {
  const bind = binder(competencyWords)

  bind(competency.listCompetencies, listCompetencies)
  bind(competency.createCompetency, createCompetency)
  bind(competency.updateCompetency, updateCompetency)
  bind(competency.deleteCompetency, deleteCompetency)
  bind(competency.listMappedRequirements, listMappedRequirements)
  bind(competency.mapRequirements, mapRequirements)
  bind(radar.getOwnRadar, getOwnRadar)
  bind(radar.getRadar, getRadar)
  bind(radar.listRadarTrainees, listRadarTrainees)
  bind(radar.listCompetencyEvidence, listCompetencyEvidence)
}
