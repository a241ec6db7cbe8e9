import { NO_AVATAR } from '@residency/contract/areas/accounts/user.contract'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

/** The logged-in user with role and permission codes. */
export async function getMe({ db, actor }: SignedCtx) {
  const tour = await db.selectFrom('seen_tours').select('version').where('user_id', '=', actor.userId).executeTakeFirst()
  return {
    userId: actor.userId,
    username: actor.profile.username,
    nickname: actor.profile.nickname,
    avatar: actor.profile.avatar ?? NO_AVATAR,
    chestArrNum: actor.profile.chestArrNum,
    roles: [...actor.roles],
    perms: [...actor.permissions],
    mustChangePassword: actor.mustChangePassword,
    seenTour: tour?.version ?? 0,
  }
}
