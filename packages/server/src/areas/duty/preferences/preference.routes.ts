import * as preference from '@residency/contract/areas/duty/preferences/preference.contract'
import { dutyPreferenceWords } from '@residency/contract/areas/duty/preferences/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { listOwnPreferences, setOwnPreference } from './own-preferences.ts'

export function dutyPreferenceRoutes(binder: Binder) {
  const bind = binder(dutyPreferenceWords)

  bind(preference.listOwnPreferences, listOwnPreferences)
  bind(preference.setOwnPreference, setOwnPreference)
}
