import type { listOwnCalendar as call } from '@residency/contract/areas/dashboard/calendar/calendar.contract'
import { type InputOf, toMoment } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { ownEvents } from './own-events.ts'

/** The own calendar between two days, for the page. */
export const listOwnCalendar = async (ctx: SignedCtx, range: InputOf<typeof call, 'out'>) =>
  (await ownEvents(ctx, range)).map(
    ({ area, kind, uid, span, title, note, place, path, isCancelled }) => ({
      area,
      kind,
      uid,
      ...span,
      startsAt: toMoment(span.startsAt),
      endsAt: toMoment(span.endsAt),
      title,
      note,
      place,
      path,
      isCancelled,
    }),
  )
