import * as preference from '@residency/contract/areas/rotations/preferences/preference.contract'
import { preferenceWords } from '@residency/contract/areas/rotations/preferences/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { closePreferences, openPreferences, prolongPreferences } from './open-preferences.ts'
import { listOwnPreferences } from './own-preferences.ts'
import { getPlanPreferences } from './plan-preferences.ts'
import { saveOwnPreferences } from './save-preferences.ts'

export function preferenceRoutes(binder: Binder) {
  const bind = binder(preferenceWords)

  bind(preference.listOwnPreferences, listOwnPreferences)
  bind(preference.saveOwnPreferences, saveOwnPreferences)
  bind(preference.getPlanPreferences, getPlanPreferences)
  bind(preference.openPreferences, openPreferences)
  bind(preference.prolongPreferences, prolongPreferences)
  bind(preference.closePreferences, closePreferences)
}
