import { deleteFile, getRoom, listOwnFiles } from '@residency/contract/areas/files/file.contract'
import type { AnswerOf, InputOf } from '@residency/contract/kernel'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/calls/api-client.ts'
import { readAgain, useAnswerKey, useChange, useEndpoint } from '../../platform/calls/queries.ts'

type OwnFile = AnswerOf<typeof listOwnFiles>['list'][number]
export type OwnFileRow = OwnFile & { id: string }
export type OwnFilesInput = InputOf<typeof listOwnFiles>
const PATHS = [listOwnFiles.path, getRoom.path]

export const useOwnFiles = (input: OwnFilesInput) =>
  useQuery({
    queryKey: useAnswerKey(listOwnFiles, input),
    queryFn: async ({ signal }) => {
      const { list, total } = await call(listOwnFiles, input, { signal, quiet: true })
      return { total, list: list.map((file): OwnFileRow => ({ ...file, id: file.filePath })) }
    },
    placeholderData: keepPreviousData,
  })

/** The storage used by own files, in bytes. */
export const useRoom = () => useEndpoint(getRoom, {})

export const useDeleteFile = () =>
  useChange(PATHS, (filePath: string) => call(deleteFile, { filePath }))

/** After an upload list and storage are refetched. */
export function useOwnFilesAgain() {
  const client = useQueryClient()
  return () => void readAgain(client, PATHS)
}
