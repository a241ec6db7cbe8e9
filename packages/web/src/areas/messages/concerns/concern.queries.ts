import * as concern from '@residency/contract/areas/messages/concerns/concern.contract'
import { getConcernChoices } from '@residency/contract/areas/messages/concerns/sender.contract'
import type { InputOf } from '@residency/contract/kernel'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'
import { useObjectUrl } from '../../../ui/upload/use-object-url.ts'

const PATHS = ['/api/v1/concerns', '/api/v1/concernFigures']
export type ConcernInput = InputOf<typeof concern.listConcerns>

export const useConcernBox = () => useEndpoint(concern.getConcernBox, {})
export const useConcernChoices = () => useEndpoint(getConcernChoices, {})
export const useConcerns = (input: ConcernInput) => useListOf(concern.listConcerns, input)
export const useConcern = (id: number) => useEndpoint(concern.getConcern, { id })

export const useConcernFigures = (isOpen: boolean) =>
  useEndpoint(concern.getConcernFigures, isOpen ? {} : null, { staleTime: 0 })

export const useActOnConcern = () =>
  useChange(PATHS, (input: InputOf<typeof concern.actOnConcern>) =>
    call(concern.actOnConcern, input, { quiet: input.action === 'answer' }),
  )

export const useConcernReaders = (isOpen: boolean) =>
  useEndpoint(concern.getConcernReaders, isOpen ? {} : null, { staleTime: 0, gcTime: 0 })

export const useSetConcernReaders = () =>
  useChange(
    ['/api/v1/concernReaders', '/api/v1/concernBox', ...PATHS],
    (input: InputOf<typeof concern.setConcernReaders>) =>
      call(concern.setConcernReaders, input, { quiet: true }),
  )

/** The address of a picture of a concern in this window; null while it is loaded. */
export function useConcernPicture(id: number, pictureId: number) {
  const { data } = useQuery({
    queryKey: ['concern picture', id, pictureId],
    queryFn: ({ signal }) =>
      call(concern.getConcernPicture, { id, pictureId }, { signal, quiet: true, download: false }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

  return useObjectUrl(data?.blob)
}
