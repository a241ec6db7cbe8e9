import { CompiledQuery } from 'kysely'
import type { SignedCtx } from '../../platform/http/ctx.ts'

// The first call of every page: written once as text.
const ME = 'select username, nickname, avatar, chest_arr_num from users where id = $1'
type Me = { username: string; nickname: string; avatar: string | null; chest_arr_num: string | null }

/** Who is logged in, with role and permission codes. */
export async function getMe(ctx: SignedCtx) {
  const { actor } = ctx
  const found = await ctx.db.executeQuery<Me>(CompiledQuery.raw(ME, [actor.userId]))
  const me = found.rows[0]!
  return {
    userId: actor.userId,
    username: me.username,
    nickname: me.nickname,
    avatar: me.avatar ?? '',
    roles: [...actor.roles],
    perms: [...actor.permissions],
    chestArrNum: me.chest_arr_num,
    mustChangePassword: actor.mustChangePassword,
  }
}
