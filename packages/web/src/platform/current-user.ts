import { create } from 'zustand'

/** The reader's data for platform and shell, from users/me. */
export type Me = {
  userId: number
  username: string
  nickname: string
  avatar: string
  roles: string[]
  perms: string[]
  chestArrNum: string | null
  mustChangePassword: boolean

  /** The latest tour of the product that the reader has seen; 0 or absent: none. */
  seenTour?: number
}

/** The current user, read when the page loads. Null before that and for visitors. */
export const useCurrentUser = create<{ me: Me | null }>(() => ({ me: null }))
export const setCurrentUser = (me: Me | null) => useCurrentUser.setState({ me })
export const currentUser = () => useCurrentUser.getState().me
export const currentUserId = () => currentUser()?.userId
