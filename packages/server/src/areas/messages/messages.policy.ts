/** Whose notices somebody reads: their own and nobody else's, whatever their rights. */
export const readableNotices = (actor: { userId: number }) => ({ userId: actor.userId })
