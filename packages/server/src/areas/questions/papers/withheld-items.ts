import { onlyOf } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

/** Which questions of these items are withheld from the reader, each with the reason in words. */
export const findWithheldItems = (
  ctx: SignedCtx,
  items: readonly { questionId: number }[],
): Promise<ReadonlyMap<number, string>> =>
  onlyOf(ctx, 'secrecy').findHeldBack(
    ctx,
    items.map(({ questionId }) => questionId),
  )
