import { resultOf } from '@residency/contract/areas/rotations/blocks/block.flow'
import { blockWords } from '@residency/contract/areas/rotations/blocks/words'
import { labelIn } from '@residency/contract/kernel'
import type { CompletionLine, CompletionLines, TimelineEntry, TraineeRef } from '../../../platform/area.ts'
import { startOfDayInChina } from '../../../platform/clock.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { filled } from '../../../platform/sheets/sheet-plan.ts'
import { monthsOf } from '../own/block-months.rules.ts'
import { absenceCompletion } from './absence-line.ts'
import { findTraineeBlocks } from './trainee-blocks.queries.ts'

/** Entries and results of a trainee's stays. */
export async function blockTimeline(ctx: SignedCtx, { id }: TraineeRef): Promise<TimelineEntry[]> {
  const { timeline: words } = blockWords[ctx.language]
  return (await findTraineeBlocks(ctx.db, [id])).flatMap((b) => {
    const department = labelIn(ctx.language, b.department, b.department_en)
    const note = b.supervisor && filled(words.supervisor, { name: b.supervisor })
    const entered = b.entered_on ? [{ at: startOfDayInChina(b.entered_on), what: filled(words.entered, { department }), note }] : []
    const result = resultOf(b.state)
    const at = b.assessed_at ?? startOfDayInChina(b.ends_on)
    return [...entered, ...(result ? [{ at, what: filled(words[result], { department }) }] : [])]
  })
}

/** Months of rotation that are passed, of all that are placed; failed stays without a repeat; absence within its limit. */
export async function blockCompletion(ctx: SignedCtx, trainees: readonly TraineeRef[]): Promise<CompletionLines> {
  const ids = trainees.map(({ id }) => id)
  const blocks = grouped(await findTraineeBlocks(ctx.db, ids), (b) => b.trainee_id)
  const absence = await absenceCompletion(ctx, trainees)
  return new Map(ids.map((id) => [id, [rotationLine(ctx, id, blocks.get(id) ?? []), ...(absence.get(id) ?? [])]]))
}
function rotationLine(ctx: SignedCtx, id: number, blocks: Awaited<ReturnType<typeof findTraineeBlocks>>): CompletionLine {
  const { completion: words } = blockWords[ctx.language]
  const sum = (some: typeof blocks) => some.reduce((all, b) => all + monthsOf(b.starts_on, b.ends_on), 0)
  const placed = blocks.filter(({ state }) => resultOf(state) !== 'failed')
  const failed = blocks.filter((b) => !placed.includes(b) && !blocks.some((other) => other.repeats_id === b.id))
  const line = { key: 'rotations', label: words.rotations, path: '/rotation/own', staffPath: `/rotation/trainees?id=${id}` }
  if (blocks.length === 0) return { ...line, state: 'unrecorded' }
  const [done, all] = [sum(placed.filter(({ state }) => resultOf(state) === 'passed')), sum(placed)]
  const detail = [filled(words.done, { done, all }), ...(failed.length ? [filled(words.failed, { count: failed.length })] : [])].join(' · ')
  return { ...line, state: done === all && failed.length === 0 ? 'met' : 'missing', detail }
}
