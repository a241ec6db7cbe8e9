import { endOwnSession, listOwnSessions } from '@residency/contract/areas/accounts/session.contract'
import { getOwnProfile, updateOwnAccount } from '@residency/contract/areas/accounts/user.contract'
import { deletePicture, uploadPicture } from '@residency/contract/areas/files/file.contract'
import type { InputOf } from '@residency/contract/kernel'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { currentUser, setCurrentUser } from '../../../platform/current-user.ts'

/** The own profile with whole numbers; forgotten as soon as it is not shown. */
export const useOwnProfile = () => useQuery({ queryKey: ['own-profile'], queryFn: () => call(getOwnProfile, {}), gcTime: 0 })
export const useOwnSessions = () => useQuery({ queryKey: ['own-sessions'], queryFn: () => call(listOwnSessions, {}) })
export function useEndOwnSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(endOwnSession, { id }),
    onSettled: () => client.invalidateQueries({ queryKey: ['own-sessions'] }),
  })
}

export type OwnAccountForm = InputOf<typeof updateOwnAccount>
export function useUpdateOwnAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (values: OwnAccountForm) => call(updateOwnAccount, values, { quiet: true }),
    onSettled: () => client.invalidateQueries({ queryKey: ['own-profile'] }),
  })
}

const uploaded = async (picture: Blob) => (await call(uploadPicture, {}, { file: { blob: picture, name: 'picture.jpg' } })).url
/** Puts a picture in the place of the own one, or none. The one before is not kept; where it lies elsewhere it is not ours to delete. */
export function useOwnPicture() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (picture: Blob | null) => {
      const before = currentUser()?.avatar
      const avatar = picture ? await uploaded(picture) : ''
      await call(updateOwnAccount, { avatar })
      const me = currentUser()
      if (me) setCurrentUser({ ...me, avatar })
      if (before) await call(deletePicture, { filePath: before }, { quiet: true }).catch(() => {})
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['own-profile'] }),
  })
}
