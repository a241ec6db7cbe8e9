import { sheetWords } from '@residency/contract/kernel/sheets/words'
import { minuteInChina } from '../clock.ts'
import type { About } from '../excel/write-sheet.ts'
import type { SignedCtx } from '../http/ctx.ts'
import { filled } from './sheet-plan.ts'

/** Who exported a sheet, when, how many rows and why: printed on every page and on a last sheet. */
export function markOf(ctx: SignedCtx, count: number, reason: string | null): About {
  const words = sheetWords[ctx.language]
  const { nickname, username } = ctx.actor.profile
  const lines = [
    filled(words.exportedBy, { who: `${nickname} (${username})` }),
    filled(words.exportedAt, { at: minuteInChina(ctx.now()) }),
    filled(words.exportedCount, { count }),
    ...(reason ? [filled(words.exportedWhy, { reason })] : []),
  ]
  return { name: words.about, lines }
}
