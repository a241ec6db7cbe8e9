import { fillSentence } from '@residency/contract/kernel/sentence'
import { sheetWords } from '@residency/contract/kernel/sheets/text'
import { minuteInChina } from '../clock.ts'
import type { About } from '../excel/write-sheet.ts'
import type { SignedCtx } from '../http/ctx.ts'

/**
 * Who exported a sheet, when, how many rows and why: printed on every page and on a last sheet. The
 * rows are counted when they are written.
 */
export function markOf(ctx: SignedCtx, count: () => number, reason: string | null): About {
  const words = sheetWords[ctx.language]
  const { nickname, username } = ctx.actor.profile

  const lines = () => [
    fillSentence(words.exportedBy, { who: `${nickname} (${username})` }),
    fillSentence(words.exportedAt, { at: minuteInChina(ctx.now()) }),
    fillSentence(words.exportedCount, { count: count() }),
    ...(reason ? [fillSentence(words.exportedWhy, { reason })] : []),
  ]

  return { name: words.about, lines }
}
