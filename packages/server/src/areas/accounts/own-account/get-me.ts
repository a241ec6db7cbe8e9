import { NO_AVATAR } from '@residency/contract/areas/accounts/own-account/me.contract'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

/** The logged-in user with role and permission codes. */
export async function getMe({ actor }: SignedCtx) {
  return {
    userId: actor.userId,
    username: actor.profile.username,
    nickname: actor.profile.nickname,
    avatar: actor.profile.avatar ?? NO_AVATAR,
    chestArrNum: actor.profile.chestArrNum,
    roles: [...actor.roles],
    perms: [...actor.permissions],
    mustChangePassword: actor.mustChangePassword,
    seenTour: actor.profile.seenTour,
  }
}
