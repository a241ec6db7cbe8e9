import type { getMe } from '@residency/contract/areas/accounts/user.contract'
import type { AnswerOf } from '@residency/contract/kernel'
import { create } from 'zustand'

export type Me = AnswerOf<typeof getMe>
/** Who is here, as the server said at the start of this page. Null until it was asked, and for visitors. */
export const useCurrentUser = create<{ me: Me | null }>(() => ({ me: null }))
export const setCurrentUser = (me: Me | null) => useCurrentUser.setState({ me })
export const currentUser = () => useCurrentUser.getState().me
export const currentUserId = () => currentUser()?.userId
