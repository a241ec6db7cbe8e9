import { swapWords } from '@residency/contract/areas/rotations/swap/text'
import type { OwnRecordPart } from '../../../platform/area.ts'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { refusalOf } from './present-moves.ts'
import { findOwnSwaps } from './swap.queries.ts'

/** Swaps somebody has asked for. */
export async function* swapsOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const { ownRecord: heads, fields, flows } = swapWords[ctx.language]
  const { states } = flows.rotationSwap
  const mine = (await findOwnSwaps(ctx.db, ctx.actor.userId)).filter(
    (swap) => swap.ownerUserId === ctx.actor.userId,
  )
  if (mine.length === 0) return

  yield {
    heading: heads.swaps,
    records: mine.map((swap) => ({
      [heads.createTime]: minuteInChina(swap.createdAt),
      [fields.reason]: swap.reason,
      [fields.state]: states[swap.state],
      [heads.refusal]: refusalOf(swap, ctx.language),
    })),
  }
}
