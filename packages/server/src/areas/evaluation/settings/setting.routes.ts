import * as setting from '@residency/contract/areas/evaluation/settings/setting.contract'
import type { Bind } from '../../../platform/http/bind.ts'
import { getEvaluationSettings, setDepartmentForm, setOwnForms, setReminders } from './settings.ts'

export function settingRoutes(bind: Bind) {
  bind(setting.getEvaluationSettings, getEvaluationSettings)
  bind(setting.setOwnForms, setOwnForms)
  bind(setting.setDepartmentForm, setDepartmentForm)
  bind(setting.setReminders, setReminders)
}
