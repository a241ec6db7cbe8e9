import * as setting from '@residency/contract/areas/evaluation/settings/setting.contract'
import { settingWords } from '@residency/contract/areas/evaluation/settings/text'
import type { Binder } from '../../../platform/http/bind.ts'
import {
  getEvaluationSettings,
  setDepartmentForm,
  setLoadRule,
  setOwnForms,
  setReminders,
  setRequestRules,
} from './settings.ts'

export function settingRoutes(binder: Binder) {
  const bind = binder(settingWords)

  bind(setting.getEvaluationSettings, getEvaluationSettings)
  bind(setting.setOwnForms, setOwnForms)
  bind(setting.setDepartmentForm, setDepartmentForm)
  bind(setting.setReminders, setReminders)
  bind(setting.setLoadRule, setLoadRule)
  bind(setting.setRequestRules, setRequestRules)
}
