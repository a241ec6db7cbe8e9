import type { QuantityDetail } from '@residency/contract/areas/workload/quantity/quantity.contract'
import { labelIn } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { findTraineeBlocks } from '../../rotations/rotations.public.ts'
import { countedTrainees } from '../workload.policy.ts'
import { findCounted, findCountedOfUser, findLines, type LineRow } from './quantity.queries.ts'
import { forecastOf, sumsOf } from './quantity.rules.ts'

type Trainee = { id: number; name: string; number: string; cohort: string | null }
type Stay = { rowId: number | null; startsOn: string; endsOn: string }

async function presentQuantity(
  ctx: SignedCtx,
  { id, name, number, cohort }: Trainee,
): Promise<QuantityDetail> {
  const [lines, blocks] = await Promise.all([
    findLines(ctx.db, id),
    findTraineeBlocks(ctx.db, [id]),
  ])

  const stays = blocks.map(
    (b): Stay => ({ rowId: b.rowId, startsOn: b.startsOn, endsOn: b.endsOn }),
  )

  const stages = [...grouped(lines, ({ stage }) => stage)].map(([stage, some]) => ({
    stage,
    ...sumsOf(some),
    rows: [...grouped(some, ({ rowId }) => rowId).values()].map((of) => presentRow(ctx, of, stays)),
  }))

  return { traineeId: id, name, number, cohort, ...sumsOf(lines), stages }
}

function presentRow(ctx: SignedCtx, lines: readonly LineRow[], stays: readonly Stay[]) {
  const [first] = lines
  const own = stays.filter(({ rowId }) => rowId === first!.rowId)
  const today = dayInChina(ctx.now())

  return {
    rowId: first!.rowId,
    label: labelIn(ctx.language, first!.label ?? '', first!.labelEn),
    ...sumsOf(lines),
    until:
      own
        .map(({ endsOn }) => endsOn)
        .sort()
        .at(-1) ?? null,
    lines: lines.map((line) => ({
      requirementId: line.requirementId,
      kind: line.kind,
      item: line.item,
      unit: line.unit,
      required: line.required,
      entered: line.entered,
      passed: line.passed,
      forecast: forecastOf(line, own, today),
    })),
  }
}

export const getQuantity = async (ctx: SignedCtx, { id }: { id: number }) =>
  presentQuantity(ctx, found(await findCounted(ctx.db, countedTrainees(ctx.actor), id)))

export async function getOwnQuantity(ctx: SignedCtx) {
  const own = await findCountedOfUser(ctx.db, ctx.actor.userId)
  return own ? presentQuantity(ctx, own) : null
}
