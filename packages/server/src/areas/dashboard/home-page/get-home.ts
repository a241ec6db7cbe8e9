import {
  getHome as call,
  type getHomePart as partCall,
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

/** The first view of the home page; the same one for a few seconds. */
export const getHome = (ctx: SignedCtx, range: InputOf<typeof call, 'out'>): Promise<ReadyAnswer> =>
  ctx.services.ownViews.read(ctx, `home ${range.from} ${range.until}`, async () =>
    readyAnswer(call, await readHome(ctx, range)),
  )

/** Everything is read at the same time, by a few merged statements. */
async function readHome(request: SignedCtx, range: InputOf<typeof call, 'out'>) {
  const ctx = { ...request, db: mergeReads(request.db) }

  const [waiting, calendar, shortcuts, answers, sections] = await Promise.all([
    listWaitingForMe(ctx),
    listOwnCalendar(ctx, range),
    getShortcuts(ctx),
    readCardAnswers(ctx),
    Promise.all(
      ownParts(ctx).map(async ({ section, sources }) => {
        const parts = await Promise.all(sources.map((source) => readPart(ctx, source)))
        return { section, parts: parts.filter((part) => part !== null) }
      }),
    ),
  ])

  return {
    waiting,
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
