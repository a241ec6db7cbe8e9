import type { CompletionLine } from '../../platform/area.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'

/** The months done. Start and length of the training are not recorded yet. */
export async function traineeCompletion(ctx: SignedCtx): Promise<CompletionLine[]> {
  const { months } = ctx.words.students![ctx.language].completion as { months: string }
  return [{ key: 'months', label: months, state: 'unrecorded' }]
}
