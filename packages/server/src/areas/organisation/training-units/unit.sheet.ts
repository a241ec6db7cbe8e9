import {
  TRAINING_UNIT_KINDS,
  type TrainingUnitFilters,
  trainingUnitForm,
} from '@residency/contract/areas/organisation/training-units/training-unit.contract'
import { z } from 'zod'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { auditChanges } from '../../../platform/sheets/audit-changes.ts'
import { cell, stateIn, statesIn } from '../../../platform/sheets/cells.ts'
import { twice } from '../../../platform/sheets/judge-rows.ts'
import type { ProgressHandler, SheetPlan, ValidRow } from '../../../platform/sheets/sheet-plan.ts'
import { lockDepartmentTree } from '../departments/department.queries.ts'
import { mayChangeUnits } from '../organisation.policy.ts'
import { notAllowedIn, refusalIn, wordIn, wordsOf } from '../sheet-choices.rules.ts'
import { parentsInACircle } from '../tree.rules.ts'
import { findUnits, lockUnits } from './unit.queries.ts'
import { unitMatcher } from './unit-filter.rules.ts'
import { findUnitSnapshots, putUnits } from './unit-sheet.queries.ts'
import { UNIT_CONSTRAINTS } from './write-units.ts'

type Column = 'name' | 'nameEn' | 'code' | 'kind' | 'parent' | 'sort' | 'status'
const form = trainingUnitForm.shape

const row = z.object({
  name: cell.like(form.name),
  nameEn: cell.optionalText(120),
  code: cell.optionalText(32),
  kind: cell.choice(wordsOf('trainingUnitKinds', TRAINING_UNIT_KINDS)),
  parent: cell.optionalText(64),
  sort: cell.integer(0, 99_999, 0),
  status: cell.state(),
})

type Item = z.output<typeof row>

async function write(tx: SignedCtx, rows: readonly ValidRow<Item>[], onProgress: ProgressHandler) {
  const units = rows.map(({ item }) => ({ ...item, kind: item.kind!, sort: item.sort ?? 0 }))
  const names = units.map((unit) => unit.name)
  const find = () => findUnitSnapshots(tx.db, names)

  await auditChanges(tx, { action: 'organisation.unit', entity: 'trainingUnit', find }, () =>
    putUnits(tx, units).catch(constraintErrors(UNIT_CONSTRAINTS)),
  )
  await onProgress(rows.length)
}

/** Training units, in and out. */
export const unitSheet: SheetPlan<Column, Item, TrainingUnitFilters> = {
  sheet: 'organisation.unit',
  maxRows: 1000,
  knownBy: ['name'],
  columns: [
    { key: 'name', required: true, width: 32 },
    { key: 'nameEn', width: 40 },
    { key: 'code', width: 14 },
    {
      key: 'kind',
      required: true,
      choices: ({ language }) =>
        TRAINING_UNIT_KINDS.map((kind) => wordIn(language, 'trainingUnitKinds', kind)),
    },
    { key: 'parent', width: 32 },
    { key: 'sort', kind: 'number', width: 10 },
    { key: 'status', width: 12, choices: ({ language }) => statesIn(language) },
  ],
  row,
  async judge(ctx, rows) {
    const units = await findUnits(ctx.db)
    const names = new Map(units.map((unit) => [unit.id, unit.name]))
    const parents = new Map<string, string | null>(
      units.map((unit) => [unit.name, names.get(unit.parentId ?? 0) ?? null]),
    )

    for (const { item } of rows) parents.set(item.name, item.parent)

    const circle = parentsInACircle(parents)
    const codes = new Map(units.map((unit) => [unit.code, unit.name]))
    // as on the screen: who sees a part of the hospital changes no unit
    const mayChange = mayChangeUnits(ctx.actor)

    return [
      ...rows.flatMap(({ row, item }) => {
        const isParentWrong =
          (item.parent !== null && !parents.has(item.parent)) || circle.has(item.name)
        const isCodeTaken = item.code !== null && (codes.get(item.code) ?? item.name) !== item.name
        return [
          ...(mayChange
            ? []
            : [{ row, column: 'name' as const, message: notAllowedIn(ctx.language) }]),
          ...(isParentWrong
            ? [
                {
                  row,
                  column: 'parent' as const,
                  message: refusalIn(ctx.language, 'unitParentWrong'),
                },
              ]
            : []),
          ...(isCodeTaken
            ? [{ row, column: 'code' as const, message: refusalIn(ctx.language, 'unitCodeTaken') }]
            : []),
        ]
      }),
      ...twice(ctx, 'organisation.unit', rows, 'name', (item) => item.name),
      ...twice(ctx, 'organisation.unit', rows, 'code', (item) => item.code),
    ]
  },
  lock: async (tx) => {
    await lockDepartmentTree(tx.db)
    await lockUnits(tx.db)
  },
  write,
  count: async (ctx, filters) => (await findUnits(ctx.db)).filter(unitMatcher(filters)).length,
  async *rows(ctx, filters) {
    const units = await findUnits(ctx.db)
    const names = new Map(units.map((unit) => [unit.id, unit.name]))

    for (const unit of units.filter(unitMatcher(filters)))
      yield {
        name: unit.name,
        nameEn: unit.nameEn,
        code: unit.code,
        kind: wordIn(ctx.language, 'trainingUnitKinds', unit.kind),
        parent: names.get(unit.parentId ?? 0),
        sort: unit.sort,
        status: stateIn(ctx.language, unit.status),
      }
  },
}
