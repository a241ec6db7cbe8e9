import type { CompletionLineView } from '@residency/contract/areas/students/completion/completion.contract'
import type { CompletionLine, TraineeRef } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { pendingLines } from './pending-lines.ts'

export type AreaLine = CompletionLine & { area: string }

/**
 * The completion check of these trainees: the lines of every area, asked once for all of them, then
 * those nobody answers yet.
 */
export async function completionLinesOf(
  ctx: SignedCtx,
  trainees: readonly TraineeRef[],
): Promise<Map<number, AreaLine[]>> {
  const perArea = await Promise.all(
    ctx.services.areas.map(
      async ({ name, completion }) => [name, await completion?.(ctx, trainees)] as const,
    ),
  )

  return new Map(
    trainees.map(({ id }) => {
      const known = perArea.flatMap(([area, lines]) =>
        (lines?.get(id) ?? []).map((line) => ({ area, ...line })),
      )
      const pending = pendingLines(ctx.language, new Set(known.map(({ key }) => key)))
      return [id, [...known, ...pending.map((line) => ({ area: 'students', ...line }))]]
    }),
  )
}

/** A line for its reader: the trainee, or staff. */
export const presentLine = (
  { area, key, label, state, detail, path, staffPath }: AreaLine,
  reader: 'own' | 'staff',
): CompletionLineView => ({
  area,
  key,
  label,
  state,
  detail: detail ?? null,
  path: (reader === 'own' ? path : staffPath) ?? null,
})

export const isUnmet = <L extends { state: string }>(
  line: L,
): line is L & { state: 'missing' | 'unrecorded' } => line.state !== 'met'

export function countLines(lines: readonly AreaLine[]) {
  const counts = { met: 0, missing: 0, unrecorded: 0 }
  for (const { state } of lines) counts[state] += 1

  return counts
}
