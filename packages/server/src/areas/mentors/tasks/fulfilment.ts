import { recordPermissions as may } from '@residency/contract/areas/mentors/records/access'
import type { FulfilmentFilters } from '@residency/contract/areas/mentors/records/task.contract'
import { recordWords } from '@residency/contract/areas/mentors/records/text'
import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { mentorScope } from '../mentors.policy.ts'
import {
  countFulfilment,
  type FulfilmentRow,
  findFulfilledShares,
  findFulfilmentBatch,
  findFulfilmentPage,
} from './task.queries.ts'

type Filters = Omit<FulfilmentFilters, 'pageNum' | 'pageSize'>

const matchOf = (ctx: SignedCtx, filters: Filters) => ({
  ...filters,
  scope: mentorScope(ctx.actor, may.list),
})

const presentFulfilment = (ctx: SignedCtx, row: FulfilmentRow) => ({
  ...row,
  id: `${row.taskId}-${row.relationId}`,
  department: labelIn(ctx.language, row.department, row.departmentEn),
})

/** Who has fulfilled which task with which trainee, in the reader's scope. */
export async function listFulfilment(ctx: SignedCtx, filters: FulfilmentFilters) {
  const { rows, total } = await findFulfilmentPage(ctx.db, matchOf(ctx, filters), filters)
  return { list: rows.map((row) => presentFulfilment(ctx, row)), total }
}

/** The same by department, the smallest share first. */
export const listFulfilledShares = async (ctx: SignedCtx, filters: Filters) =>
  (await findFulfilledShares(ctx.db, matchOf(ctx, filters))).map(({ name, nameEn, ...share }) => ({
    ...share,
    department: labelIn(ctx.language, name, nameEn),
  }))

const PEOPLE = ['mentor', 'department', 'name', 'number'] as const

const COLUMNS = [
  ...PEOPLE,
  'task',
  'meetings',
  'done',
  'waiting',
  'fulfilled',
  'startsOn',
  'endsOn',
] as const

/** Fulfilment as a sheet, in the reader's scope. */
export const fulfilmentSheet = exportPlan<(typeof COLUMNS)[number], Filters>({
  sheet: 'mentors.fulfilment',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: 16 })),
    { day: ['startsOn', 'endsOn'], number: ['meetings', 'done'] },
  ),
  count: (ctx, filters) => countFulfilment(ctx.db, matchOf(ctx, filters)),
  async *rows(ctx, filters) {
    const { fulfilled } = recordWords[ctx.language]
    const match = matchOf(ctx, filters)

    for await (const row of everyRow(async (page) => ({
      rows: await findFulfilmentBatch(ctx.db, match, page),
    }))) {
      const { id: _, ...cells } = presentFulfilment(ctx, row)
      yield { ...cells, fulfilled: cells.done >= cells.meetings ? fulfilled.yes : fulfilled.no }
    }
  },
})
