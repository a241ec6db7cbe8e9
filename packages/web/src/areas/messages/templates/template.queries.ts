import {
  listTemplates,
  type Template,
  updateTemplate,
} from '@residency/contract/areas/messages/templates/template.contract'
import type { InputOf } from '@residency/contract/kernel'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/calls/api-client.ts'
import { useAnswerKey, useChange } from '../../../platform/calls/queries.ts'

export type TemplateRow = Template & { id: string }

export function useTemplates() {
  return useQuery({
    queryKey: useAnswerKey(listTemplates, {}),
    queryFn: async ({ signal }) => {
      const list = await call(listTemplates, {}, { signal, quiet: true })
      return {
        list: list.map((template): TemplateRow => ({ ...template, id: template.kind })),
        total: list.length,
      }
    },
  })
}

export const useUpdateTemplate = () =>
  useChange([listTemplates.path], (input: InputOf<typeof updateTemplate>) =>
    call(updateTemplate, input, { quiet: true }),
  )
