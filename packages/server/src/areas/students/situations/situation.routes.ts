import * as situation from '@residency/contract/areas/students/situations/situation.contract'
import { situationWords } from '@residency/contract/areas/students/situations/text'
import { bindReview } from '../../../platform/flow/bind-review.ts'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { askForSituation, recordSituation } from './ask-for.ts'
import { getSituationEffect } from './effect.ts'
import { endSituation, retractSituation, withdrawSituation } from './leave-situation.ts'
import { findSituationTrainees, listSituationMajors } from './list-choices.ts'
import { getSituation, listOwnSituations, listSituations } from './list-situations.ts'
import { situationPlan } from './review-situations.ts'
import { situationSheet } from './situation.sheet.ts'

export function situationRoutes(binder: Binder) {
  const bind = binder(situationWords)

  bind(situation.listOwnSituations, listOwnSituations)
  bind(situation.askForSituation, askForSituation)
  bind(situation.withdrawSituation, withdrawSituation)
  bind(situation.getSituationEffect, getSituationEffect)
  bind(situation.listSituationMajors, listSituationMajors)
  bind(situation.findSituationTrainees, findSituationTrainees)
  bind(situation.listSituations, listSituations)
  bindExport(bind, situation.situationExport, situationSheet)
  bind(situation.recordSituation, recordSituation)
  bind(situation.getSituation, getSituation)
  bind(situation.retractSituation, retractSituation)
  bind(situation.endSituation, endSituation)
  bindReview(bind, situation.situationReview, situationPlan)
}
