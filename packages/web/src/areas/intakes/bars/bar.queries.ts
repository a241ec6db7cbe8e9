import * as bar from '@residency/contract/areas/intakes/bars/bar.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useFormOf, useListOf } from '../../../platform/calls/queries.ts'

export type BarListInput = InputOf<typeof bar.listBars>
const PATHS = ['/api/v1/bars']

export const useBars = (input: BarListInput) => useListOf(bar.listBars, input)
export const useBarForm = (id: number | null) => useFormOf(bar.getBarForm, id)

/** Fetched on request, and removed from the cache when the dialog closes. */
export const useWholeCard = (id: number | null) => useFormOf(bar.getBarWithPersonalData, id)

export const useSaveBar = () =>
  useChange(
    PATHS,
    async ({ id, version, ...values }: bar.BarForm & { id: number | null; version?: number }) => {
      if (id === null) await call(bar.createBar, values, { quiet: true })
      else await call(bar.updateBar, { ...values, id, version: version! }, { quiet: true })
    },
  )

export const useDeleteBar = () =>
  useChange(PATHS, (id: number) => call(bar.deleteBars, { ids: String(id) }))
