import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'

type About = { title: string; startsAt: string; place: string; reason?: string | null }
/** Tells whoever is expected at a lecture. */
export const notifyExpected = (
  tx: SignedCtx,
  kind: 'learning.lecture.planned' | 'learning.lecture.changed' | 'learning.lecture.cancelled',
  userIds: readonly number[],
  { title, startsAt, place, reason }: About,
) =>
  notify(
    tx,
    kind,
    userIds.map((userId) => ({
      ...{ userId, path: '/course/own-attendance' },
      values: { title, time: minuteInChina(new Date(startsAt)), place, reason: reason ?? '' },
    })),
  )
