import { blockPermissions as may } from '@residency/contract/areas/rotations/blocks/access'
import type { RotationsWaiting } from '@residency/contract/areas/rotations/waiting'
import { holds } from '@residency/contract/kernel'
import type { WaitingCount } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isRotationOffice } from './block.policy.ts'
import { countBlocks, countOwnExits } from './block.queries.ts'
import { blockMatch } from './list-blocks.ts'

/**
 * Entries and exits of the reader's departments, repeats of the reader's bases; for the office none
 * of the work of others.
 */
export async function blocksWaiting(ctx: SignedCtx): Promise<WaitingCount<RotationsWaiting>[]> {
  const isOffice = isRotationOffice(ctx.actor)

  const count = (permission: string, waiting: 'enter' | 'exit' | 'repeat') =>
    holds(ctx.actor, permission) && !isOffice
      ? countBlocks(ctx.db, blockMatch(ctx, { waiting }))
      : 0

  const [own, entries, exits, repeats] = await Promise.all([
    countOwnExits(ctx.db, ctx.actor.userId, dayInChina(ctx.now())),
    count(may.enter, 'enter'),
    count(may.assess, 'exit'),
    count(may.repeat, 'repeat'),
  ])

  return [
    { kind: 'requestOwnExit', count: own },
    { kind: 'confirmEntries', count: entries },
    { kind: 'assessExits', count: exits },
    { kind: 'placeRepeats', count: repeats },
  ]
}
