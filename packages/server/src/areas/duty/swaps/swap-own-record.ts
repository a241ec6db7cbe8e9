import { shiftSwapWords } from '@residency/contract/areas/duty/swaps/text'
import type { OwnRecordPart } from '../../../platform/area.ts'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { ownSwaps } from './swap.policy.ts'
import { findAskedSwaps } from './swap.queries.ts'

/** Swaps of shifts that somebody has asked for. */
export async function* swapsOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const { userId } = ctx.actor
  const { ownRecord: heads, fields, flows } = shiftSwapWords[ctx.language]
  const mine = await findAskedSwaps(ctx.db, ownSwaps(userId))
  if (mine.length === 0) return

  yield {
    heading: heads.swaps,
    records: mine.map((swap) => ({
      [heads.createTime]: minuteInChina(swap.createdAt),
      [heads.given]: `${swap.day} ${swap.kind}`,
      [heads.returned]: swap.returnDay && `${swap.returnDay} ${swap.returnKind ?? ''}`,
      [fields.note]: swap.note,
      [fields.state]: flows.shiftSwap.states[swap.state],
    })),
  }
}
