import { sessionPermissions as may } from '@residency/contract/areas/progress/sessions/access'
import { sessionWords } from '@residency/contract/areas/progress/sessions/text'
import { type HomePart, holds } from '@residency/contract/kernel'
import type { HomeSource } from '../../../platform/area.ts'
import { placeOf, rowsPart } from '../../../platform/home-parts.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findOwnDecisions } from '../decisions/decision.queries.ts'
import { progressHomeWords } from './home.text.ts'

const SHOWN = 2

/** The latest decisions about the reader; nothing for who has none. */
async function readOwnDecisions(ctx: SignedCtx): Promise<HomePart | null> {
  if (!holds(ctx.actor, may.own)) return null

  const rows = await findOwnDecisions(ctx.db, ctx.actor.userId)
  if (rows.length === 0) return null

  const words = progressHomeWords[ctx.language]
  const { outcomes } = sessionWords[ctx.language]

  return rowsPart({
    title: words.title,
    rows: rows.slice(0, SHOWN).map(({ id, committee, heldOn, outcome, readAt }) => ({
      id,
      title: outcomes[outcome],
      note: `${heldOn} · ${committee}`,
      tag: readAt === null ? { text: words.toSign, tone: 'wait' as const } : null,
      to: placeOf('progress/own/index'),
    })),
    total: rows.length,
    empty: words.none,
    to: placeOf('progress/own/index'),
  })
}

/** What the home page shows of progress. */
export const progressHome: Readonly<Record<string, HomeSource>> = {
  ownProgress: { sections: ['trainee'], place: 14, read: readOwnDecisions },
}
