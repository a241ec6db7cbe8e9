import {
  endOwnSession,
  forgetOwnDevice,
  listOwnDevices,
  listOwnSessions,
} from '@residency/contract/areas/accounts/login/session.contract'
import { BUILT_IN_PICTURES } from '@residency/contract/areas/accounts/pictures.public'
import {
  getOwnProfile,
  updateOwnAccount,
} from '@residency/contract/areas/accounts/users/user.contract'
import { deletePicture, uploadPicture } from '@residency/contract/areas/files/file.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint } from '../../../platform/calls/queries.ts'
import { currentUser, setCurrentUser } from '../../../platform/current-user.ts'

/** The own profile with unmasked numbers; removed from the cache when it is no longer shown. */
export const useOwnProfile = () => useEndpoint(getOwnProfile, {}, { quiet: false, gcTime: 0 })
export const useOwnSessions = () => useEndpoint(listOwnSessions, {}, { quiet: false })

export const useEndOwnSession = () =>
  useChange([listOwnSessions.path], (id: string) => call(endOwnSession, { id }))

export const useOwnDevices = () => useEndpoint(listOwnDevices, {}, { quiet: false })

export const useForgetDevice = () =>
  useChange([listOwnDevices.path], (id: number) => call(forgetOwnDevice, { id }))

export type OwnAccountForm = InputOf<typeof updateOwnAccount>

export const useUpdateOwnAccount = () =>
  useChange([getOwnProfile.path], (values: OwnAccountForm) =>
    call(updateOwnAccount, values, { quiet: true }),
  )

const uploaded = async (picture: Blob) =>
  (await call(uploadPicture, {}, { file: { blob: picture, name: 'picture.jpg' } })).url

/**
 * Replaces or removes the own avatar; a text is the address of a built-in one. The previous file is
 * deleted if it was an upload.
 */
export const useOwnPicture = () =>
  useChange([getOwnProfile.path], async (picture: Blob | string | null) => {
    const before = currentUser()?.avatar
    const avatar = picture instanceof Blob ? await uploaded(picture) : (picture ?? '')

    await call(updateOwnAccount, { avatar })

    const me = currentUser()
    if (me) setCurrentUser({ ...me, avatar })
    if (before && !BUILT_IN_PICTURES.includes(before))
      await call(deletePicture, { filePath: before }, { quiet: true }).catch(() => {})
  })
