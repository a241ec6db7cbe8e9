import { create } from 'zustand'

/** What the platform and the shell need to know of the reader; users/me answers it. */
export type Me = {
  userId: number
  username: string
  nickname: string
  avatar: string
  roles: string[]
  perms: string[]
  chestArrNum: string | null
  mustChangePassword: boolean
}
/** Who is here, as the server said at the start of this page. Null until it was asked, and for visitors. */
export const useCurrentUser = create<{ me: Me | null }>(() => ({ me: null }))
export const setCurrentUser = (me: Me | null) => useCurrentUser.setState({ me })
export const currentUser = () => useCurrentUser.getState().me
export const currentUserId = () => currentUser()?.userId
