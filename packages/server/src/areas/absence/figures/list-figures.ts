import type { FigureFilters } from '@residency/contract/areas/absence/figures/figure.contract'
import { figureWords } from '@residency/contract/areas/absence/figures/text'
import { labelIn } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { yearInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { Reader } from '../../../platform/reader.ts'
import { countListed, everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { type OrgScope, orgScope } from '../../organisation/organisation.public.ts'
import { isLeaveOffice } from '../leave/leave.policy.ts'
import {
  findDepartmentNames,
  findFigureBases,
  findFigures,
  findFigureTypes,
} from './figure.queries.ts'

/** Whose days are counted: the office all, others those of their bases and departments. */
const countedLeaves = (actor: Reader): OrgScope => orgScope(actor, isLeaveOffice(actor))

type NameColumns = { name: string; nameEn: string | null }

async function labelsOf(ctx: SignedCtx, by: string, keys: readonly (string | null)[]) {
  const words = figureWords[ctx.language]
  const named = (row: NameColumns | undefined, otherwise: string) =>
    row ? labelIn(ctx.language, row.name, row.nameEn) : otherwise
  if (by === 'month') return (key: string | null) => fillSentence(words.month, { month: key })

  if (by === 'type') {
    const types = new Map((await findFigureTypes(ctx.db)).map((row) => [String(row.id), row]))
    return (key: string | null) =>
      named(types.get(key ?? ''), key === 'away' ? words.away : words.unexcused)
  }

  const departments = await findDepartmentNames(
    ctx.db,
    keys.flatMap((key) => (key === null ? [] : [Number(key)])),
  )

  return (key: string | null) => named(departments.get(key ?? ''), words.noDepartment)
}

/** Days of a year by department, type or month; the most first, months in their order. */
export async function listLeaveFigures(
  ctx: SignedCtx,
  { by = 'department', year, pageNum, pageSize, ...filters }: FigureFilters,
) {
  const rows = await findFigures(ctx.db, {
    ...filters,
    by,
    year: year ?? yearInChina(ctx.now()),
    scope: countedLeaves(ctx.actor),
  })

  const labelOf = await labelsOf(
    ctx,
    by,
    rows.map(({ key }) => key),
  )

  const all = rows.reduce((sum, { days }) => sum + days, 0)

  const list = rows
    .slice((pageNum - 1) * pageSize, pageNum * pageSize)
    .map(({ key, days, absences, people }) => ({
      id: key ?? 'none',
      label: labelOf(key),
      days,
      absences,
      people,
      share: all === 0 ? 0 : Math.round((days / all) * 1000) / 10,
    }))

  return { list, total: rows.length }
}

export async function listFigureChoices(ctx: SignedCtx) {
  const [bases, types] = await Promise.all([
    findFigureBases(ctx.db, countedLeaves(ctx.actor)),
    findFigureTypes(ctx.db),
  ])

  const asChoice = (row: NameColumns & { id: number }) => ({
    value: row.id,
    label: labelIn(ctx.language, row.name, row.nameEn),
  })

  const now = yearInChina(ctx.now())

  return {
    bases: bases.map(asChoice),
    types: types.map(asChoice),
    years: [now + 1, now, now - 1, now - 2],
  }
}

const COLUMNS = ['label', 'days', 'absences', 'people', 'share'] as const

export const figureSheet = exportPlan<
  (typeof COLUMNS)[number],
  Omit<FigureFilters, 'pageNum' | 'pageSize'>
>({
  sheet: 'absence.leaveFigures',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: key === 'label' ? 28 : 12 })),
    { number: ['days', 'absences', 'people', 'share'] },
  ),
  count: (ctx, filters) => countListed((page) => listLeaveFigures(ctx, { ...filters, ...page })),
  async *rows(ctx, filters) {
    for await (const { id: _, ...row } of everyRow(async (page) => ({
      rows: (await listLeaveFigures(ctx, { ...filters, ...page })).list,
    })))
      yield row
  },
})
