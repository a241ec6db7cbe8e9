import * as review from '@residency/contract/areas/signup/review/review.contract'
import { signupWords } from '@residency/contract/areas/signup/text'
import { bindReview } from '../../../platform/flow/bind-review.ts'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { printRegistration } from '../printout/print-registration.ts'
import { registrationPlan } from './act-on-registrations.ts'
import { getRegistration, getRegistrationWithPersonalData } from './get-registration.ts'
import { judgeChoice } from './judge-choice.ts'
import { getReviewOptions, listRegistrations, listWaiting } from './list-registrations.ts'
import { registrationSheet } from './registration.sheet.ts'

export function reviewRoutes(binder: Binder) {
  const bind = binder(signupWords)

  bind(review.listRegistrations, listRegistrations)
  bind(review.listWaiting, listWaiting)
  bind(review.getReviewOptions, getReviewOptions)
  bindExport(bind, review.registrationExport, registrationSheet)
  bind(review.getRegistration, getRegistration)
  bind(review.getRegistrationWithPersonalData, getRegistrationWithPersonalData)
  bind(review.printRegistration, printRegistration)
  bindReview(bind, review.registrationReview, registrationPlan)
  bind(review.judgeChoice, judgeChoice)
}
