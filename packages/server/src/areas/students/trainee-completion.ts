import type { CompletionLines, TraineeRef } from '../../platform/area.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { scoreLines } from './completion/score-lines.ts'

/** The months done (start and length are not judged yet) and the final examinations. */
export async function traineeCompletion(ctx: SignedCtx, trainees: readonly TraineeRef[]): Promise<CompletionLines> {
  const { months } = ctx.words.students![ctx.language].completion as { months: string }
  const scores = await scoreLines(ctx, trainees)
  return new Map(trainees.map(({ id }) => [id, [{ key: 'months', label: months, state: 'unrecorded' }, ...(scores.get(id) ?? [])]]))
}
