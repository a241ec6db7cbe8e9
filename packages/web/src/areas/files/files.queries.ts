import { deleteFile, getRoom, listOwnFiles } from '@residency/contract/areas/files/file.contract'
import type { AnswerOf, InputOf } from '@residency/contract/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'

type OwnFile = AnswerOf<typeof listOwnFiles>['list'][number]
export type OwnFileRow = OwnFile & { id: string }
export type OwnFilesInput = InputOf<typeof listOwnFiles>
const KEY = 'own-files'

export const useOwnFiles = (input: OwnFilesInput) =>
  useQuery({
    queryKey: [KEY, 'list', input],
    queryFn: async ({ signal }) => {
      const { list, total } = await call(listOwnFiles, input, { signal, quiet: true })
      return { total, list: list.map((file): OwnFileRow => ({ ...file, id: file.filePath })) }
    },
    placeholderData: keepPreviousData,
  })
/** How much room the own files fill, in bytes. */
export const useRoom = () => useQuery({ queryKey: [KEY, 'room'], queryFn: () => call(getRoom, {}, { quiet: true }) })

export function useDeleteFile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (filePath: string) => call(deleteFile, { filePath }),
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  })
}
/** Something was stored: list and room are asked for again. */
export function useOwnFilesAgain() {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: [KEY] })
}
