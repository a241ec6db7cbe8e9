import * as registration from '@residency/contract/areas/signup/registration/registration.contract'
import * as section from '@residency/contract/areas/signup/sections/section.contract'
import { signupWords } from '@residency/contract/areas/signup/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { saveChoices } from '../choices/save-choices.ts'
import { saveEntries } from '../entries/save-entries.ts'
import { printOwnRegistration } from '../printout/print-registration.ts'
import { saveBasic } from './save-basic.ts'
import { clearEducation, saveEducation } from './save-education.ts'
import { savePhoto } from './save-photo.ts'
import { listOpenIntakes, saveSign } from './save-sign.ts'

export function sectionsRoutes(binder: Binder) {
  const bind = binder(signupWords)

  bind(registration.listOpenIntakes, listOpenIntakes)
  bind(registration.printOwnRegistration, printOwnRegistration)
  bind(section.saveSign, saveSign)
  bind(section.saveBasic, saveBasic)
  bind(section.saveChoices, saveChoices)
  bind(section.savePhoto, savePhoto)
  bind(section.saveEducation, saveEducation)
  bind(section.clearEducation, clearEducation)
  bind(section.saveForeign, (ctx, input) => saveEntries(ctx, 'foreign', input))
  bind(section.saveCertificates, (ctx, input) => saveEntries(ctx, 'certificate', input))
  bind(section.saveWork, (ctx, input) => saveEntries(ctx, 'work', input))
  bind(section.saveScientific, (ctx, input) => saveEntries(ctx, 'scientific', input))
  bind(section.saveAwards, (ctx, input) => saveEntries(ctx, 'award', input))
  bind(section.saveRegular, (ctx, input) => saveEntries(ctx, 'regular', input))
}
