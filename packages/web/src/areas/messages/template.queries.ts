import { listTemplates, type Template, updateTemplate } from '@residency/contract/areas/messages/template.contract'
import type { InputOf } from '@residency/contract/kernel'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'
import { useLanguage } from '../../platform/i18n.ts'

const KEY = 'notice-templates'
export type TemplateRow = Template & { id: string }

export function useTemplates() {
  const language = useLanguage()
  return useQuery({
    queryKey: [KEY, language],
    queryFn: async ({ signal }) => {
      const list = await call(listTemplates, {}, { signal, quiet: true })
      return { list: list.map((one): TemplateRow => ({ ...one, id: one.kind })), total: list.length }
    },
  })
}
export function useUpdateTemplate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof updateTemplate>) => call(updateTemplate, input, { quiet: true }),
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  })
}
