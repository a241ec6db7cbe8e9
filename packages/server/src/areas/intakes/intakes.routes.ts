import * as bar from '@residency/contract/areas/intakes/bars/bar.contract'
import * as core from '@residency/contract/areas/intakes/core-fields/core-field.contract'
import * as intake from '@residency/contract/areas/intakes/intake/intake.contract'
import * as requirement from '@residency/contract/areas/intakes/intake/requirement.contract'
import * as setting from '@residency/contract/areas/intakes/intake/sign-setting.contract'
import * as offer from '@residency/contract/areas/intakes/offers/offer.contract'
import { intakesWords } from '@residency/contract/areas/intakes/text'
import { settingsWords } from '@residency/contract/areas/settings/text'
import * as time from '@residency/contract/areas/settings/windows/time-window.contract'
import type { Binder } from '../../platform/http/bind.ts'
import { bindSheet } from '../../platform/sheets/bind-sheet.ts'
import { barSheet } from './bars/bar.sheet.ts'
import { getBarForm, getBarWithPersonalData, listBars } from './bars/list-bars.ts'
import { createBar, deleteBars, updateBar } from './bars/save-bars.ts'
import { listCoreFields, setCoreField } from './core-fields/core-fields.ts'
import { actOnIntake } from './intake/act-on-intake.ts'
import { copyIntake } from './intake/copy-intake.ts'
import { deleteIntakes } from './intake/delete-intakes.ts'
import { getIntake, getIntakeForm, getIntakeOptions, listIntakes } from './intake/list-intakes.ts'
import { listPublicIntakes } from './intake/list-public-intakes.ts'
import { getRequirements, saveRequirements } from './intake/requirements.ts'
import { createIntake, updateIntake } from './intake/save-intake.ts'
import {
  getRegisterTime,
  isRegistrationOpen,
  listIdentities,
  listMajorsOfCountry,
  listMajorsOfSetting,
  listStudentPlaces,
} from './intake/sign-settings.ts'
import { deleteOffers } from './offers/delete-offers.ts'
import { getOfferForm, listOffers } from './offers/list-offers.ts'
import { offerSheet } from './offers/offer.sheet.ts'
import { orderOffers } from './offers/order-offers.ts'
import { createOffer, updateOffer } from './offers/save-offer.ts'

export function intakesRoutes(binder: Binder) {
  const bind = binder(intakesWords)
  const bindTimes = binder(settingsWords)

  bind(intake.listIntakes, listIntakes)
  bind(intake.getIntakeOptions, getIntakeOptions)
  bind(intake.getIntake, getIntake)
  bind(intake.getIntakeForm, getIntakeForm)
  bind(intake.createIntake, createIntake)
  bind(intake.copyIntake, copyIntake)
  bind(intake.updateIntake, updateIntake)
  bind(intake.actOnIntake, actOnIntake)
  bind(intake.deleteIntakes, deleteIntakes)
  bind(intake.listPublicIntakes, listPublicIntakes)

  bind(offer.listOffers, listOffers)
  bindSheet(bind, offer.offerSheet, offerSheet)
  bind(offer.getOfferForm, getOfferForm)
  bind(offer.createOffer, createOffer)
  bind(offer.updateOffer, updateOffer)
  bind(offer.deleteOffers, deleteOffers)
  bind(offer.orderOffers, orderOffers)

  bind(requirement.getRequirements, getRequirements)
  bind(requirement.saveRequirements, saveRequirements)
  bind(core.listCoreFields, listCoreFields)
  bind(core.setCoreField, setCoreField)

  bind(bar.listBars, listBars)
  bindSheet(bind, bar.barSheet, barSheet)
  bind(bar.getBarForm, getBarForm)
  bind(bar.getBarWithPersonalData, getBarWithPersonalData)
  bind(bar.createBar, createBar)
  bind(bar.updateBar, updateBar)
  bind(bar.deleteBars, deleteBars)

  bind(setting.listMajorsOfSetting, listMajorsOfSetting)
  bind(setting.listMajorsOfCountry, listMajorsOfCountry)
  bind(setting.getRegisterTime, getRegisterTime)
  bindTimes(time.isRegistrationOpen, isRegistrationOpen)
  bind(setting.listIdentities, listIdentities)
  bind(setting.listStudentPlaces, listStudentPlaces)
}
