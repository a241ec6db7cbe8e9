import * as registration from '@residency/contract/areas/signup/registration.contract'
import type { Bind } from '../../platform/http/bind.ts'
import { actOnOwnRegistration, actOnRegistration } from './act-on-registration.ts'
import { listOpenOffers } from './list-open-offers.ts'
import { getOwnRegistration, openOwnRegistration } from './own-registration.ts'
import { registerApplicant } from './register-applicant.ts'
import { getRegistration, getRegistrationWithPersonalData, listRegistrations } from './review-registrations.ts'
import { saveBasic, saveChoices, savePhoto } from './save-sections.ts'

export function signupRoutes(bind: Bind) {
  bind(registration.registerApplicant, registerApplicant)
  bind(registration.getOwnRegistration, getOwnRegistration)
  bind(registration.openOwnRegistration, openOwnRegistration)
  bind(registration.saveBasic, saveBasic)
  bind(registration.saveChoices, saveChoices)
  bind(registration.savePhoto, savePhoto)
  bind(registration.listOpenOffers, listOpenOffers)
  bind(registration.actOnOwnRegistration, actOnOwnRegistration)
  bind(registration.actOnRegistration, actOnRegistration)
  bind(registration.listRegistrations, listRegistrations)
  bind(registration.getRegistration, getRegistration)
  bind(registration.getRegistrationWithPersonalData, getRegistrationWithPersonalData)
}
