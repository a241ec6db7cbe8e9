import type { OwnRecordPart } from '../../platform/area.ts'
import { secondInChina } from '../../platform/clock.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { findAddress } from './calendar/calendar-address.queries.ts'
import { ownHomeWords } from './dashboard.text.ts'
import { findOpenings, findPinnedPages } from './shortcuts/shortcut.queries.ts'

/** Pages the reader opened or put on the home page, and the address of the calendar. */
export async function* dashboardOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const words = ownHomeWords[ctx.language]
  const { userId } = ctx.actor

  const [shortcuts, opened, address] = await Promise.all([
    findPinnedPages(ctx.db, userId),
    findOpenings(ctx.db, userId),
    findAddress(ctx.db, userId),
  ])

  const pinned = shortcuts?.pinned ?? []
  const lastOf = new Map(opened.map(({ view, lastAt }) => [view, secondInChina(lastAt)]))
  const views = [...new Set([...pinned, ...lastOf.keys()])]

  if (views.length > 0)
    yield {
      heading: words.shortcuts,
      records: views.map((view) => ({
        [words.page]: view,
        [words.pinned]: pinned.includes(view) ? words.yes : words.no,
        [words.lastAt]: lastOf.get(view) ?? null,
      })),
    }

  if (address)
    yield {
      heading: words.address,
      record: {
        [words.createdAt]: secondInChina(address.createdAt),
        [words.readAt]: address.readAt && secondInChina(address.readAt),
      },
    }
}
