import * as kind from '@residency/contract/areas/duty/kinds/kind.contract'
import { shiftKindWords } from '@residency/contract/areas/duty/kinds/text'
import * as regime from '@residency/contract/areas/duty/limits/regime.contract'
import { limitWords } from '@residency/contract/areas/duty/limits/text'
import * as preference from '@residency/contract/areas/duty/preferences/preference.contract'
import { dutyPreferenceWords } from '@residency/contract/areas/duty/preferences/text'
import type { Binder } from '../../platform/http/bind.ts'
import { createShiftKind, deleteShiftKind, listShiftKinds, updateShiftKind } from './kinds/kinds.ts'
import { getRegime, setRegime } from './limits/regime.ts'
import { listOwnPreferences, setOwnPreference } from './preferences/own-preferences.ts'

export function shiftKindRoutes(binder: Binder) {
  const bindShiftKind = binder(shiftKindWords)

  bindShiftKind(kind.listShiftKinds, listShiftKinds)
  bindShiftKind(kind.createShiftKind, createShiftKind)
  bindShiftKind(kind.updateShiftKind, updateShiftKind)
  bindShiftKind(kind.deleteShiftKind, deleteShiftKind)
}

export function regimeRoutes(binder: Binder) {
  const bindRegime = binder(limitWords)

  bindRegime(regime.getRegime, getRegime)
  bindRegime(regime.setRegime, setRegime)
}

export function dutyPreferenceRoutes(binder: Binder) {
  const bindDutyPreference = binder(dutyPreferenceWords)

  bindDutyPreference(preference.listOwnPreferences, listOwnPreferences)
  bindDutyPreference(preference.setOwnPreference, setOwnPreference)
}
