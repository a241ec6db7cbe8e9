import * as template from '@residency/contract/areas/evaluation/templates/template.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

const PATHS = [
  '/api/v1/evaluationTemplates',
  '/api/v1/evaluationTargets/choices',
  '/api/v1/bedsideEvaluations',
]

export type TemplateListInput = InputOf<typeof template.listTemplates>
export const useTemplates = (input: TemplateListInput) => useListOf(template.listTemplates, input)
export const useTemplate = (id: number) => useEndpoint(template.getTemplate, { id })

export const useCreateTemplate = () =>
  useChange(PATHS, (input: InputOf<typeof template.createTemplate>) =>
    call(template.createTemplate, input, { quiet: true }),
  )

export const useUpdateTemplate = () =>
  useChange(PATHS, (input: InputOf<typeof template.updateTemplate>) =>
    call(template.updateTemplate, input),
  )

export const usePublishTemplate = () =>
  useChange(PATHS, (input: InputOf<typeof template.publishTemplate>) =>
    call(template.publishTemplate, input),
  )

export const useReviseTemplate = () =>
  useChange(PATHS, (id: number) => call(template.reviseTemplate, { id }))

export const useDeleteTemplate = () =>
  useChange(PATHS, (input: InputOf<typeof template.deleteTemplate>) =>
    call(template.deleteTemplate, input),
  )
