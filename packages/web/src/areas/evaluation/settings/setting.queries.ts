import * as setting from '@residency/contract/areas/evaluation/settings/setting.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint } from '../../../platform/calls/queries.ts'

const PATHS = [
  '/api/v1/evaluationSettings',
  '/api/v1/bedsideEvaluations',
  '/api/v1/evaluationRequests',
  '/api/v1/evaluationTargets',
  '/api/v1/raterLoads',
]
export const useEvaluationSettings = () => useEndpoint(setting.getEvaluationSettings, {})

export const useSetOwnForms = () =>
  useChange(PATHS, (input: InputOf<typeof setting.setOwnForms>) => call(setting.setOwnForms, input))

export const useSetDepartmentForm = () =>
  useChange(PATHS, (input: InputOf<typeof setting.setDepartmentForm>) =>
    call(setting.setDepartmentForm, input),
  )

export const useSetReminders = () =>
  useChange(PATHS, (input: InputOf<typeof setting.setReminders>) =>
    call(setting.setReminders, input, { quiet: true }),
  )

export const useSetRequestRules = () =>
  useChange(PATHS, (input: InputOf<typeof setting.setRequestRules>) =>
    call(setting.setRequestRules, input, { quiet: true }),
  )

export const useSetLoadRule = () =>
  useChange(PATHS, (input: InputOf<typeof setting.setLoadRule>) =>
    call(setting.setLoadRule, input, { quiet: true }),
  )
