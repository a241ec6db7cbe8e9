import {
  DEPARTMENT_KINDS,
  departmentForm,
} from '@residency/contract/areas/organisation/departments/department.contract'
import { foldLabel } from '@residency/contract/kernel/fold'
import { z } from 'zod'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { auditChanges } from '../../../platform/sheets/audit-changes.ts'
import { countListed, everyRow, inBatches } from '../../../platform/sheets/batches.ts'
import { cell, stateIn, statesIn } from '../../../platform/sheets/cells.ts'
import { twice } from '../../../platform/sheets/judge-rows.ts'
import type { ProgressHandler, SheetPlan, ValidRow } from '../../../platform/sheets/sheet-plan.ts'
import { departmentsToAddBelow, visibleDepartments } from '../organisation.policy.ts'
import { refusalIn, wordIn, wordsOf } from '../sheet-choices.rules.ts'
import { lockDepartmentTree } from './department.queries.ts'
import { findLevelPage, type LevelMatch, type LevelRow } from './level.queries.ts'
import {
  findCodes,
  findDepartmentSnapshots,
  findNamesBelow,
  findPlaces,
  putDepartments,
} from './level-sheet.queries.ts'
import { DEPARTMENT_CONSTRAINTS } from './write-department.ts'

const AT_ONCE = 200
const form = departmentForm.shape

const shared = {
  unit: cell.text(64),
  name: cell.like(form.name),
  nameEn: cell.optionalText(120),
  code: cell.optionalText(32),
  kind: cell.choice(wordsOf('departmentKinds', DEPARTMENT_KINDS), 'other'),
  sort: cell.integer(0, 99_999, 0),
  status: cell.state(),
}

const row = {
  1: z.object(shared).transform((item) => ({ ...item, parent: null, capacity: null, ratio: null })),
  2: z.object({
    ...shared,
    parent: cell.text(64),
    capacity: cell.integer(0, 999, null),
    ratio: cell
      .decimal(0.5, 20, 2)
      .refine((v) => v === null || Number.isInteger(v * 2), 'organisation.ratio.halves'),
  }),
} as const

type Item = z.output<(typeof row)[1]> | z.output<(typeof row)[2]>

type Column =
  | 'unit'
  | 'parent'
  | 'name'
  | 'nameEn'
  | 'code'
  | 'kind'
  | 'capacity'
  | 'ratio'
  | 'sort'
  | 'status'
  | 'head'

const placeOf = ({ unit, parent }: Item) =>
  JSON.stringify(parent === null ? [unit] : [unit, parent])

async function judge(
  ctx: SignedCtx,
  sheet: 'firstLevel' | 'secondLevel',
  level: 1 | 2,
  rows: readonly ValidRow<Item>[],
) {
  const places = await findPlaces(ctx.db, departmentsToAddBelow(ctx.actor), level)
  const codes = await findCodes(ctx.db)

  const fault = (row: number, column: Column, key: Parameters<typeof refusalIn>[1]) => ({
    row,
    column,
    message: refusalIn(ctx.language, key),
  })

  return [
    ...rows.flatMap(({ row, item }) => {
      const parent = places.get(placeOf(item))
      if (!parent)
        return [
          places.units.has(item.unit)
            ? fault(row, 'parent', 'parentUnknown')
            : fault(row, 'unit', 'unitUnknown'),
        ]

      const owner = item.code === null ? undefined : codes.get(item.code)

      return owner &&
        (owner.parentId !== parent.id || foldLabel(owner.name) !== foldLabel(item.name))
        ? [fault(row, 'code', 'departmentCodeTaken')]
        : []
    }),
    ...twice(ctx, `organisation.${sheet}`, rows, 'name', (item) =>
      foldLabel(JSON.stringify([placeOf(item), item.name])),
    ),
    ...twice(ctx, `organisation.${sheet}`, rows, 'code', (item) => item.code),
  ]
}

async function write(
  tx: SignedCtx,
  level: 1 | 2,
  rows: readonly ValidRow<Item>[],
  onProgress: ProgressHandler,
) {
  const places = await findPlaces(tx.db, departmentsToAddBelow(tx.actor), level)
  const parentOf = (item: Item) => places.get(placeOf(item))!.id

  const names = await findNamesBelow(
    tx.db,
    rows.map(({ item }) => parentOf(item)),
  )

  const departments = rows.map(({ item }) => {
    const { nameEn, code, status, capacity, ratio } = item
    return {
      name: names.get(`${parentOf(item)}/${item.name}`) ?? item.name,
      nameEn,
      code,
      status,
      capacity,
      ratio,
      kind: item.kind ?? 'other',
      sort: item.sort ?? 0,
      parentId: parentOf(item),
    }
  })

  await inBatches(departments, AT_ONCE, onProgress, async (batch) => {
    const find = () => findDepartmentSnapshots(tx.db, batch)
    await auditChanges(tx, { action: 'organisation.department', entity: 'department', find }, () =>
      putDepartments(tx, batch).catch(constraintErrors(DEPARTMENT_CONSTRAINTS)),
    )
  })
}

/** The departments of a level in the reader's scope, in and out. */
function planOf<L extends 1 | 2>(
  level: L,
  sheet: 'firstLevel' | 'secondLevel',
): SheetPlan<Column, Item, LevelMatch> {
  const out = (ctx: SignedCtx, d: LevelRow) => ({
    unit: d.unit,
    ...(level === 2 ? { parent: d.parent, capacity: d.capacity, ratio: d.ratio } : {}),
    name: d.name,
    nameEn: d.nameEn,
    code: d.code,
    kind: wordIn(ctx.language, 'departmentKinds', d.kind),
    sort: d.sort,
    status: stateIn(ctx.language, d.status),
    head: d.head,
  })

  return {
    sheet: `organisation.${sheet}`,
    maxRows: 5000,
    knownBy: level === 2 ? ['unit', 'parent', 'name'] : ['unit', 'name'],
    columns: [
      { key: 'unit', required: true, width: 28 },
      ...(level === 2 ? [{ key: 'parent', required: true, width: 20 } as const] : []),
      { key: 'name', required: true, width: 24 },
      { key: 'nameEn', width: 32 },
      { key: 'code', width: 14 },
      {
        key: 'kind',
        width: 12,
        choices: ({ language }) =>
          DEPARTMENT_KINDS.map((kind) => wordIn(language, 'departmentKinds', kind)),
      },
      ...(level === 2
        ? [
            { key: 'capacity', kind: 'number', width: 12 } as const,
            { key: 'ratio', kind: 'number', width: 12 } as const,
          ]
        : []),
      { key: 'sort', kind: 'number', width: 10 },
      { key: 'status', width: 12, choices: ({ language }) => statesIn(language) },
      { key: 'head', width: 14, onlyOut: true },
    ],
    row: row[level] as SheetPlan<Column, Item, LevelMatch>['row'],
    judge: (ctx, rows) => judge(ctx, sheet, level, rows),
    lock: async (tx) => void (await lockDepartmentTree(tx.db)),
    write: (tx, rows, onProgress) => write(tx, level, rows, onProgress),
    count: (ctx, filters) =>
      countListed((page) =>
        findLevelPage(
          ctx.db,
          level,
          visibleDepartments(ctx.actor),
          { ...filters, ...page },
          ctx.language,
        ),
      ),
    async *rows(ctx, filters) {
      for await (const row of everyRow((page) =>
        findLevelPage(
          ctx.db,
          level,
          visibleDepartments(ctx.actor),
          { ...filters, ...page },
          ctx.language,
        ),
      ))
        yield out(ctx, row)
    },
  }
}

export const firstLevelSheet = planOf(1, 'firstLevel')
export const secondLevelSheet = planOf(2, 'secondLevel')
