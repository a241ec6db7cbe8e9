import * as registration from '@residency/contract/areas/signup/registration.contract'
import type { Bind } from '../../platform/http/bind.ts'
import { actOnOwnRegistration, actOnRegistration } from './act-on-registration.ts'
import { listOpenOffers } from './list-open-offers.ts'
import { openOwnRegistration } from './open-own-registration.ts'
import { getOwnRegistration } from './own-registration.ts'
import { registerApplicant } from './register-applicant.ts'
import { getRegistration, getRegistrationWithPersonalData, listRegistrations } from './review-registrations.ts'
import { saveBasic } from './save-basic.ts'
import { saveChoices } from './save-choices.ts'
import { savePhoto } from './save-photo.ts'

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
