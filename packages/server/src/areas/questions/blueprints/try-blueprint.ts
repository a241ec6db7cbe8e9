import type { tryBlueprint as call } from '@residency/contract/areas/questions/papers/blueprint.contract'
import type { InputOf } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { mustBeOwnBase } from '../papers/save-paper.ts'
import { drawByBlueprint } from './draw-by-blueprint.ts'

const ANY_SEED = 1

/** Whether a blueprint can be filled, without drawing papers. */
export async function tryBlueprint(ctx: SignedCtx, input: InputOf<typeof call, 'out'>) {
  await mustBeOwnBase(ctx, input.baseId)

  const { drawn, perRow } = await drawByBlueprint(ctx, { ...input, seed: ANY_SEED })
  return {
    fitting: perRow,
    shortages:
      drawn.kind === 'lacking'
        ? drawn.shortages.map(({ cells, missing }) => ({ rows: cells, missing }))
        : [],
    overlapping:
      drawn.kind === 'overlapping' ? { atLeast: drawn.atLeast, possible: drawn.possible } : null,
    mostShared: drawn.kind === 'drawn' ? drawn.mostShared : null,
  }
}
