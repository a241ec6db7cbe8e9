import * as application from '@residency/contract/areas/awards/applications/award-application.contract'
import * as own from '@residency/contract/areas/awards/applications/own-award.contract'
import { awardApplicationWords } from '@residency/contract/areas/awards/applications/text'
import { bindReview } from '../../../platform/flow/bind-review.ts'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { applicationSheet } from './application.sheet.ts'
import {
  getAwardApplication,
  listAwardApplications,
  listAwardChoices,
  listGrantedAwards,
} from './list-applications.ts'
import { findAwardPeople, nominateForAward } from './nominate.ts'
import { getOwnAwards } from './own-awards.ts'
import { awardApplicationPlan } from './review-applications.ts'
import { applyForAward, changeOwnAward } from './save-own-award.ts'
import { withdrawOwnAward } from './withdraw-own-award.ts'

export function applicationRoutes(binder: Binder) {
  const bind = binder(awardApplicationWords)

  bind(application.listAwardApplications, listAwardApplications)
  bind(application.getAwardApplication, getAwardApplication)
  bindReview(bind, application.awardApplicationReview, awardApplicationPlan)
  bindExport(bind, application.awardApplicationExport, applicationSheet)
  bind(application.findAwardPeople, findAwardPeople)
  bind(application.nominateForAward, nominateForAward)
  bind(application.listGrantedAwards, listGrantedAwards)
  bind(application.listAwardChoices, listAwardChoices)
  bind(own.getOwnAwards, getOwnAwards)
  bind(own.applyForAward, applyForAward)
  bind(own.changeOwnAward, changeOwnAward)
  bind(own.withdrawOwnAward, withdrawOwnAward)
}
