import * as guide from '@residency/contract/areas/settings/guides/guide.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useFormOf, useListOf } from '../../../platform/calls/queries.ts'

export type GuideListInput = InputOf<typeof guide.listGuides>
const PATHS = ['/api/v1/guides']
const ALL = 200

export const useGuides = (input: GuideListInput) => useListOf(guide.listGuides, input)

/** All guides in order, for ordering. */
export const useAllGuides = (isWanted: boolean) =>
  useEndpoint(guide.listGuides, isWanted ? { pageSize: ALL } : null, { quiet: false, staleTime: 0 })

export const useGuideForm = (id: number | null) => useFormOf(guide.getGuideForm, id)
// Guides are in the reader's language: each language has its own cache entry.
export const useOwnGuides = () => useEndpoint(guide.listOwnGuides, {})

export const useGuide = (id: number | null) =>
  useEndpoint(guide.readGuide, id === null ? null : { id })

export const useSaveGuide = () =>
  useChange(
    PATHS,
    async ({
      id,
      ...values
    }: Omit<InputOf<typeof guide.updateGuide>, 'id'> & { id: number | null }) => {
      if (id === null) await call(guide.createGuide, values, { quiet: true })
      else await call(guide.updateGuide, { ...values, id }, { quiet: true })
    },
  )

export const usePublishGuide = () =>
  useChange(PATHS, (input: InputOf<typeof guide.publishGuide>) => call(guide.publishGuide, input))

export const useDeleteGuide = () =>
  useChange(PATHS, (id: number) => call(guide.deleteGuides, { ids: String(id) }))

export const useOrderGuides = () =>
  useChange(PATHS, (ids: number[]) => call(guide.orderGuides, { ids }, { quiet: true }))
