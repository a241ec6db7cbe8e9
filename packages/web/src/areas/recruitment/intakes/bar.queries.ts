import * as bar from '@residency/contract/areas/recruitment/intakes/bar.contract'
import type { InputOf } from '@residency/contract/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'

export type BarListInput = InputOf<typeof bar.listBars>
const KEY = 'bars'
function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSettled: () => client.invalidateQueries({ queryKey: [KEY] }) })
}

export const useBars = (input: BarListInput) =>
  useQuery({
    queryKey: [KEY, 'list', input],
    queryFn: ({ signal }) => call(bar.listBars, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
export const useBarForm = (id: number | null) =>
  useQuery({
    queryKey: [KEY, 'form', id],
    queryFn: ({ signal }) => call(bar.getBarForm, { id: id! }, { signal }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  })
/** Read when somebody asks for it, and forgotten with the window. */
export const useWholeCard = (id: number | null) =>
  useQuery({
    queryKey: [KEY, 'personal', id],
    queryFn: ({ signal }) => call(bar.getBarWithPersonalData, { id: id! }, { signal }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  })
export const useSaveBar = () =>
  useChange(async ({ id, version, ...values }: bar.BarForm & { id: number | null; version?: number }) => {
    if (id === null) await call(bar.createBar, values, { quiet: true })
    else await call(bar.updateBar, { ...values, id, version: version! }, { quiet: true })
  })
export const useDeleteBar = () => useChange((id: number) => call(bar.deleteBars, { ids: String(id) }))
