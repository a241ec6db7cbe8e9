/** Everybody reads only their own notices, regardless of their permissions. */
export const readableNotices = (actor: { userId: number }) => ({ userId: actor.userId })
