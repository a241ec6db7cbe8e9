import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { NoticeKind } from '../../../platform/notices.ts'
import { notify } from '../../messages/messages.public.ts'

type About = { title: string; startsAt: string; place: string; reason?: string | null }

/** Notifies the people expected at a lecture. */
export const notifyExpected = (
  tx: SignedCtx,
  kind: NoticeKind<'title' | 'time' | 'place' | 'reason'>,
  userIds: readonly number[],
  { title, startsAt, place, reason }: About,
) =>
  notify(
    tx,
    kind,
    userIds.map((userId) => ({
      userId,
      path: '/course/own-attendance',
      values: { title, time: minuteInChina(new Date(startsAt)), place, reason: reason ?? '' },
    })),
  )
