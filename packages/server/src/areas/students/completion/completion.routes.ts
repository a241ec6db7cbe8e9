import * as completion from '@residency/contract/areas/students/completion/completion.contract'
import * as score from '@residency/contract/areas/students/completion/score.contract'
import type { Bind } from '../../../platform/http/bind.ts'
import { bindSheet } from '../../../platform/sheets/bind-sheet.ts'
import { finalScoreSheet } from './final-score.sheet.ts'
import { getCandidate, listCandidates } from './list-candidates.ts'
import { getCompletion, getOwnFinish, listCompletions } from './list-completions.ts'
import { proposeCompletions } from './propose-completions.ts'
import { actOnCompletion, actOnCompletions, undoCompletions } from './review-completions.ts'
import { saveFinalScore } from './save-final-score.ts'

export function completionRoutes(bind: Bind) {
  bind(completion.getOwnFinish, getOwnFinish)
  bind(completion.listCandidates, listCandidates)
  bind(completion.getCandidate, getCandidate)
  bindSheet(bind, score.finalScoreSheet, finalScoreSheet)
  bind(score.saveFinalScore, saveFinalScore)
  bind(completion.proposeCompletions, proposeCompletions)
  bind(completion.listCompletions, listCompletions)
  bind(completion.getCompletion, getCompletion)
  bind(completion.completionReview.act, actOnCompletion)
  bind(completion.completionReview.actMany, actOnCompletions)
  bind(completion.completionReview.undo, undoCompletions)
}
