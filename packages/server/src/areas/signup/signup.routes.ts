import * as registration from '@residency/contract/areas/signup/registration/registration.contract'
import { signupWords } from '@residency/contract/areas/signup/text'
import type { Binder } from '../../platform/http/bind.ts'
import { listOpenOffers } from './choices/list-open-offers.ts'
import { partnerRoutes } from './partner/partner.routes.ts'
import { actOnOwnRegistration } from './registration/act-on-registration.ts'
import { openOwnRegistration } from './registration/open-own-registration.ts'
import { getOwnProgress } from './registration/own-progress.ts'
import { getOwnRegistration, getRegistrationToFill } from './registration/own-registration.ts'
import { registerApplicant } from './registration/register-applicant.ts'
import { reviewRoutes } from './review/review.routes.ts'
import { sectionsRoutes } from './sections/sections.routes.ts'
import { signCallsRoutes } from './sign-calls/sign-calls.routes.ts'

export function signupRoutes(binder: Binder) {
  const bind = binder(signupWords)

  bind(registration.registerApplicant, registerApplicant)
  bind(registration.getOwnRegistration, getOwnRegistration)
  bind(registration.getOwnProgress, getOwnProgress)
  bind(registration.openOwnRegistration, openOwnRegistration)
  bind(registration.getRegistrationToFill, getRegistrationToFill)
  sectionsRoutes(binder)
  signCallsRoutes(binder)
  bind(registration.listOpenOffers, listOpenOffers)
  bind(registration.actOnOwnRegistration, actOnOwnRegistration)
  reviewRoutes(binder)
  partnerRoutes(binder)
}
