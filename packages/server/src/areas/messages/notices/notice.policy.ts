/** Everybody reads only their own notices, whatever their permissions. */
export const readableNotices = (actor: { userId: number }) => ({ userId: actor.userId })
