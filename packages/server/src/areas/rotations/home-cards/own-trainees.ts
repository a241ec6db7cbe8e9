import type { Presence } from '@residency/contract/areas/rotations/blocks/block.contract'
import { labelIn } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { dayInChina } from '../../../platform/clock.ts'
import { placeOf, rowsPart } from '../../../platform/home-parts.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findSupervisedOn } from './home.queries.ts'
import { rotationsHomeWords } from './home.text.ts'

/**
 * A tag next to a name: away today, or entry not confirmed; none for those who are here.
 */
export function presenceTag(words: { away: string; expected: string }, presence: Presence | null) {
  if (presence === 'away') return { text: words.away, tone: 'wait' as const }
  return presence === 'expected' ? { text: words.expected, tone: 'calm' as const } : null
}

/** Whom the reader supervises today, where they are, and who of them is on leave. */
export async function readOwnTrainees(ctx: SignedCtx) {
  const words = rotationsHomeWords[ctx.language]
  const { rows, total } = await findSupervisedOn(ctx.db, ctx.actor.userId, dayInChina(ctx.now()))
  return rowsPart({
    title: words.ownTrainees,
    rows: rows.map((b) => ({
      id: b.id,
      title: b.realName,
      note: fillSentence(words.until, {
        department: labelIn(ctx.language, b.department, b.departmentEn),
        until: b.endsOn,
      }),
      tag: presenceTag(words, b.presence),
      to: placeOf('rotation/month/index', { id: String(b.id) }),
    })),
    total,
    empty: words.noTrainees,
    to: placeOf('rotation/month/index', { mine: '1' }),
  })
}
