import { percentOfRequired } from '@residency/contract/areas/workload/quantity/percent.public'
import type {
  Quantity,
  QuantityFilters,
} from '@residency/contract/areas/workload/quantity/quantity.contract'
import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { countListed, everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { countedTrainees } from '../workload.policy.ts'
import { findChoices, findCountedPage, sumByTrainee } from './quantity.queries.ts'

const NOTHING = { required: 0, entered: 0, passed: 0, missing: 0 }

/** Required, entered and passed of each trainee in scope. */
export async function listQuantities(
  ctx: SignedCtx,
  { kind, ...filters }: QuantityFilters,
): Promise<{ list: Quantity[]; total: number }> {
  const { rows, total } = await findCountedPage(
    ctx.db,
    { ...filters, scope: countedTrainees(ctx.actor) },
    filters,
    ctx.language,
  )

  const sums = await sumByTrainee(
    ctx.db,
    rows.map(({ id }) => id),
    kind,
  )

  const sumOf = new Map(sums.map((sum) => [sum.traineeId, sum]))

  const list = rows.map((t) => {
    const { required, entered, passed, missing } = sumOf.get(t.id) ?? NOTHING
    return {
      id: t.id,
      name: t.name,
      number: t.number,
      cohort: t.cohort,
      base: labelIn(ctx.language, t.base, t.baseEn),
      required,
      entered,
      passed,
      missing,
      percent: percentOfRequired(passed, required),
    }
  })

  return { list, total }
}

export async function listQuantityChoices(ctx: SignedCtx) {
  const { cohorts, bases } = await findChoices(ctx.db, countedTrainees(ctx.actor))
  return {
    cohorts: cohorts.map(({ id, name }) => ({ value: id!, label: name! })),
    bases: bases.map((base) => ({
      value: base.id,
      label: labelIn(ctx.language, base.name, base.nameEn),
    })),
  }
}

const COLUMNS = [
  'name',
  'number',
  'cohort',
  'base',
  'required',
  'entered',
  'passed',
  'percent',
  'missing',
] as const

export const quantitySheet = exportPlan<
  (typeof COLUMNS)[number],
  Omit<QuantityFilters, 'pageNum' | 'pageSize'>
>({
  sheet: 'workload.workloadQuantities',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: key === 'base' || key === 'cohort' ? 28 : 14 })),
    { number: ['required', 'entered', 'passed', 'percent', 'missing'] },
  ),
  count: (ctx, filters) => countListed((page) => listQuantities(ctx, { ...filters, ...page })),
  async *rows(ctx, filters) {
    for await (const { id: _, ...row } of everyRow(async (page) => ({
      rows: (await listQuantities(ctx, { ...filters, ...page })).list,
    })))
      yield row
  },
})
