import {
  getHome as call,
  type getHomePart as partCall,
  getHomeRest as restCall,
} from '@residency/contract/areas/dashboard/home-page/home.contract'
import type { InputOf } from '@residency/contract/kernel'
import { mergeReads } from '../../../platform/db/connect/pool.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { type ReadyAnswer, readyAnswer } from '../../../platform/http/ready-answer.ts'
import { listOwnCalendar } from '../calendar/list-own-calendar.ts'
import { getShortcuts } from '../shortcuts/get-shortcuts.ts'
import { listWaitingForMe } from '../waiting-work/list-waiting-for-me.ts'
import { readCardAnswers } from './card-answers.ts'
import { type KeyedSource, placedParts, sectionsOf, sourcesIn } from './home.policy.ts'

const ownParts = (ctx: SignedCtx) =>
  placedParts(sourcesIn(ctx.services.areas), sectionsOf(ctx.actor.roles))

const readPart = async (ctx: SignedCtx, { key, read }: KeyedSource) => {
  const part = await read(ctx)
  return part && { key, part }
}

const readParts = async (ctx: SignedCtx, sources: readonly KeyedSource[]) =>
  (await Promise.all(sources.map((source) => readPart(ctx, source)))).filter(
    (part) => part !== null,
  )

/** The same request, whose reads of one moment are one statement. */
const merged = (ctx: SignedCtx): SignedCtx => ({ ...ctx, db: mergeReads(ctx.db) })

/** The first view of the home page; the same one for a few seconds. */
export const getHome = (ctx: SignedCtx): Promise<ReadyAnswer> =>
  ctx.services.ownViews.read(ctx, 'home', async () =>
    readyAnswer(call, await readFirst(merged(ctx))),
  )

/** What follows the first view; the same for a few seconds. */
export const getHomeRest = (
  ctx: SignedCtx,
  range: InputOf<typeof restCall, 'out'>,
): Promise<ReadyAnswer> =>
  ctx.services.ownViews.read(ctx, `home ${range.from} ${range.until}`, async () =>
    readyAnswer(restCall, await readRest(merged(ctx), range)),
  )

/** Everything is read at the same time, by a few merged statements. */
async function readFirst(ctx: SignedCtx) {
  const placed = ownParts(ctx)
  const first = placed.flatMap(({ sources }) => sources.filter(({ isFirst }) => isFirst))

  const [waiting, today, answers] = await Promise.all([
    listWaitingForMe(ctx),
    readParts(ctx, first),
    readCardAnswers(ctx, true),
  ])

  return { waiting, today, answers, sections: placed.map(({ section }) => section) }
}

async function readRest(ctx: SignedCtx, range: InputOf<typeof restCall, 'out'>) {
  const [calendar, shortcuts, answers, sections] = await Promise.all([
    listOwnCalendar(ctx, range),
    getShortcuts(ctx),
    readCardAnswers(ctx, false),
    Promise.all(
      ownParts(ctx).map(async ({ section, sources }) => ({
        section,
        parts: await readParts(
          ctx,
          sources.filter(({ isFirst }) => !isFirst),
        ),
      })),
    ),
  ])

  return {
    calendar,
    shortcuts,
    answers,
    sections: sections.filter(({ parts }) => parts.length > 0),
  }
}

/** One part again; a part of another role is not found. */
export async function getHomePart(ctx: SignedCtx, { part }: InputOf<typeof partCall, 'out'>) {
  const source = ownParts(ctx)
    .flatMap(({ sources }) => sources)
    .find(({ key }) => key === part)

  return found((await readPart(ctx, found(source))) ?? undefined)
}
