import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { badgeNotices } from './badge-notices.seed.ts'

const PATH = '/competence/own'

/** Notifies trainees whose badge was replaced: the one that they wear shows nothing any more. */
export const notifyOfReplaced = (tx: SignedCtx, holders: readonly { userId: number }[]) =>
  notify(
    tx,
    badgeNotices.badgeReplaced,
    holders.map(({ userId }) => ({ userId, values: {}, path: PATH })),
  )

/** Notifies a trainee whose badge somebody else revoked. */
export const notifyOfRevoked = (tx: SignedCtx, userId: number, reason: string) =>
  notify(tx, badgeNotices.badgeRevoked, [{ userId, values: { reason }, path: PATH }])
