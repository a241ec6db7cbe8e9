import * as competition from '@residency/contract/areas/awards/competition/award-competition.contract'
import * as scoring from '@residency/contract/areas/awards/competition/award-scoring.contract'
import { awardCompetitionWords } from '@residency/contract/areas/awards/competition/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { createAwardCompetition } from './begin-round.ts'
import { closeAwardCompetition } from './close-competition.ts'
import { concludeAwardCompetition } from './conclude-competition.ts'
import { getAwardCompetition } from './get-competition.ts'
import {
  findAwardReviewers,
  listAwardCompetitions,
  listCompetitionAwards,
} from './list-competitions.ts'
import { getScoring, listScoringDuties } from './list-scoring.ts'
import { openAwardCompetition } from './open-competition.ts'
import { appointAwardReviewers, deleteAwardCompetition } from './prepare-competition.ts'
import { rankingSheet } from './ranking.sheet.ts'
import { saveScores, submitScores } from './save-scores.ts'

export function competitionRoutes(binder: Binder) {
  const bind = binder(awardCompetitionWords)

  bind(competition.listAwardCompetitions, listAwardCompetitions)
  bind(competition.listCompetitionAwards, listCompetitionAwards)
  bind(competition.getAwardCompetition, getAwardCompetition)
  bindExport(bind, competition.rankingExport, rankingSheet)
  bind(competition.findAwardReviewers, findAwardReviewers)
  bind(competition.createAwardCompetition, createAwardCompetition)
  bind(competition.deleteAwardCompetition, deleteAwardCompetition)
  bind(competition.appointAwardReviewers, appointAwardReviewers)
  bind(competition.openAwardCompetition, openAwardCompetition)
  bind(competition.closeAwardCompetition, closeAwardCompetition)
  bind(competition.concludeAwardCompetition, concludeAwardCompetition)
  bind(scoring.listScoringDuties, listScoringDuties)
  bind(scoring.getScoring, getScoring)
  bind(scoring.saveScores, saveScores)
  bind(scoring.submitScores, submitScores)
}
