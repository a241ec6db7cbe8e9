import { completionErrors as errors } from '@residency/contract/areas/students/completion/access'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { CompletionRow } from './completion.queries.ts'
import { completionLinesOf } from './completion-lines.ts'
import { refOf } from './list-candidates.ts'
import { namesOfLines } from './propose-completions.ts'
import { newlyUnmet, type UnmetLine } from './unmet.rules.ts'

/**
 * Confirming judges the check again: an unmet line that was not named in the proposal prevents it.
 */
async function obstaclesToConfirming(
  tx: SignedCtx,
  rows: readonly CompletionRow[],
): Promise<Map<number, Obstacle>> {
  const open = rows.filter(({ state }) => state === 'proposed')

  const lines = await completionLinesOf(
    tx,
    open.map((c) => refOf({ ...c, id: c.traineeId })),
  )

  return new Map(
    open.flatMap((c) => {
      const changed = newlyUnmet(lines.get(c.traineeId) ?? [], c.unmet as unknown as UnmetLine[])
      return changed.length
        ? [
            [
              c.id,
              { def: errors.completionChanged, data: { lines: namesOfLines(tx, changed) } },
            ] as const,
          ]
        : []
    }),
  )
}

/**
 * Reasons against a step: a trainee who has left is neither finished nor brought back into
 * training.
 */
export async function obstaclesTo(
  tx: SignedCtx,
  action: string,
  rows: readonly CompletionRow[],
): Promise<Map<number, Obstacle>> {
  if (action !== 'confirm' && action !== 'revert') return new Map()

  const gone = rows.filter(({ training }) => training === 'departed')
  const changed = action === 'confirm' ? await obstaclesToConfirming(tx, rows) : []

  return new Map([
    ...changed,
    ...gone.map((c) => [c.id, { def: errors.completionDeparted, data: {} }] as const),
  ])
}
