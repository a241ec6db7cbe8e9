import { fillSentence } from '@residency/contract/kernel/sentence'
import { sheetWords } from '@residency/contract/kernel/sheets/text'
import { minuteInChina } from '../clock.ts'
import type { About } from '../excel/write-sheet.ts'
import type { SignedCtx } from '../http/ctx.ts'

/** Rows that are counted as they are written. */
export function countWritten<R>(rows: AsyncIterable<R>) {
  let count = 0

  async function* counted() {
    for await (const row of rows) {
      count += 1
      yield row
    }
  }

  return { rows: counted(), written: () => count }
}

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
