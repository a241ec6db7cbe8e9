import { dashboardWords } from '@residency/contract/areas/dashboard/text'
import { publishedName } from '../../../platform/area.ts'
import { type DayRange, touches } from '../../../platform/calendar/calendar.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { byTime, type OwnEvent, withIdentity } from './own-event.rules.ts'
import {
  deleteSentEvents,
  findCalledOff,
  findSentEvents,
  upsertSentEvents,
} from './sent-events.queries.ts'
import { cancelledEvent, compareWithSent, rememberedSince } from './sent-events.rules.ts'

/** The reader's events that touch a range of days, from every area that declares a calendar. */
async function collectEvents(ctx: SignedCtx, { from, until }: DayRange): Promise<OwnEvent[]> {
  const { online } = dashboardWords[ctx.language].calendar

  const perArea = await Promise.all(
    ctx.services.areas.map(async ({ calendar, ...area }) =>
      ((await calendar?.(ctx, { from, until })) ?? []).map((event) =>
        withIdentity(publishedName(area), event, online),
      ),
    ),
  )

  return perArea.flat().filter(({ span }) => touches(span, { from, until }))
}

/**
 * The own calendar between two days, with events that calendar programs have and that are called
 * off because their record is gone.
 */
export async function ownEvents(ctx: SignedCtx, range: DayRange): Promise<OwnEvent[]> {
  const [present, gone] = await Promise.all([
    collectEvents(ctx, range),
    findCalledOff(ctx.db, ctx.actor.userId, rememberedSince(ctx.now())),
  ])

  const uids = new Set(present.map(({ uid }) => uid))
  const cancelled = gone.filter(({ uid }) => !uids.has(uid)).map(cancelledEvent)

  return [...present, ...cancelled.filter(({ span }) => touches(span, range))].sort(byTime)
}

/**
 * The same for calendar programs: the events they get are stored, so that they receive every
 * change.
 */
export async function eventsForProgram(ctx: SignedCtx, range: DayRange): Promise<OwnEvent[]> {
  const { userId } = ctx.actor

  const [present, sent] = await Promise.all([
    collectEvents(ctx, range),
    findSentEvents(ctx.db, userId),
  ])

  const { events, changed, forgotten } = compareWithSent(present, sent, { range, now: ctx.now() })
  if (changed.length > 0) await upsertSentEvents(ctx.db, userId, changed)
  if (forgotten.length > 0) await deleteSentEvents(ctx.db, userId, forgotten)

  return events.sort(byTime)
}
