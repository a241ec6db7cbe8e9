import { PROFESSIONS } from '@residency/contract/areas/organisation/bases/base.contract'
import {
  type MajorFilters,
  majorForm,
} from '@residency/contract/areas/organisation/majors/major.contract'
import { z } from 'zod'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { auditChanges } from '../../../platform/sheets/audit-changes.ts'
import { countListed, everyRow, inBatches } from '../../../platform/sheets/batches.ts'
import { cell, stateIn, statesIn } from '../../../platform/sheets/cells.ts'
import { twice } from '../../../platform/sheets/judge-rows.ts'
import type { ProgressHandler, SheetPlan, ValidRow } from '../../../platform/sheets/sheet-plan.ts'
import { upsertRows } from '../../../platform/sheets/upsert-rows.ts'
import { findBaseCodes } from '../bases/managed-base.queries.ts'
import { visibleBases } from '../organisation.policy.ts'
import { refusalIn, wordIn, wordsOf } from '../sheet-choices.rules.ts'
import { findMajorPage, findMajorSnapshots, findMajorsByCode } from './major.queries.ts'
import { MAJOR_CONSTRAINTS } from './write-majors.ts'

const COLUMNS = ['base', 'code', 'name', 'nameEn', 'kind', 'national', 'sort', 'status'] as const
const AT_ONCE = 200
const form = majorForm.shape

const row = z.object({
  base: cell.text(32),
  code: cell.like(form.code),
  name: cell.like(form.name),
  nameEn: cell.optionalText(120),
  kind: cell.choice(wordsOf('professions', PROFESSIONS)),
  national: cell.optionalText(32),
  sort: cell.integer(0, 99_999, 0),
  status: cell.state(),
})

type Item = z.output<typeof row>

async function write(tx: SignedCtx, rows: readonly ValidRow<Item>[], onProgress: ProgressHandler) {
  const bases = await findBaseCodes(tx.db, visibleBases(tx.actor))
  const national = await findMajorsByCode(tx.db)

  await inBatches(rows, AT_ONCE, onProgress, async (batch) => {
    const values = batch.map(({ item }) => ({
      baseId: bases.get(item.base)!.id,
      code: item.code,
      name: item.name,
      nameEn: item.nameEn,
      kind: item.kind!,
      nationalId: item.national === null ? null : national.get(item.national)!,
      sort: item.sort ?? 0,
      status: item.status,
    }))

    const find = () => findMajorSnapshots(tx.db, values)

    await auditChanges(tx, { action: 'organisation.major', entity: 'major', find }, () =>
      upsertRows(tx, 'majors', ['baseId', 'code'], values).catch(
        constraintErrors(MAJOR_CONSTRAINTS),
      ),
    )
  })
}

/** Majors of the bases in the reader's scope, in and out. */
export const majorSheet: SheetPlan<
  (typeof COLUMNS)[number],
  Item,
  Omit<MajorFilters, 'pageNum' | 'pageSize'>
> = {
  sheet: 'organisation.major',
  maxRows: 5000,
  knownBy: ['base', 'code'],
  columns: [
    { key: 'base', required: true },
    { key: 'code', required: true },
    { key: 'name', required: true, width: 28 },
    { key: 'nameEn', width: 36 },
    {
      key: 'kind',
      required: true,
      choices: ({ language }) => PROFESSIONS.map((kind) => wordIn(language, 'professions', kind)),
    },
    { key: 'national', width: 22 },
    { key: 'sort', kind: 'number', width: 10 },
    { key: 'status', width: 12, choices: ({ language }) => statesIn(language) },
  ],
  row,
  async judge(ctx, rows) {
    const bases = await findBaseCodes(ctx.db, visibleBases(ctx.actor))
    const national = await findMajorsByCode(ctx.db)

    const fault = (
      row: number,
      column: (typeof COLUMNS)[number],
      key: Parameters<typeof refusalIn>[1],
    ) => {
      return { row, column, message: refusalIn(ctx.language, key) }
    }

    return [
      ...rows.flatMap(({ row, item }) => {
        const base = bases.get(item.base)
        if (!base) return [fault(row, 'base', 'baseUnknown')]
        if (item.national !== null && base.mode !== 'own')
          return [fault(row, 'national', 'majorMappingWrong')]

        return item.national !== null && !national.get(item.national)
          ? [fault(row, 'national', 'nationalUnknown')]
          : []
      }),
      ...twice(ctx, 'organisation.major', rows, 'code', (item) =>
        JSON.stringify([item.base, item.code]),
      ),
    ]
  },
  write,
  count: (ctx, filters) =>
    countListed((page) =>
      findMajorPage(ctx.db, visibleBases(ctx.actor), { ...filters, ...page }, ctx.language),
    ),
  async *rows(ctx, filters) {
    for await (const row of everyRow((page) =>
      findMajorPage(ctx.db, visibleBases(ctx.actor), { ...filters, ...page }, ctx.language),
    ))
      yield {
        base: row.baseCode,
        code: row.code,
        name: row.name,
        nameEn: row.nameEn,
        kind: wordIn(ctx.language, 'professions', row.kind),
        national: row.nationalCode,
        sort: row.sort,
        status: stateIn(ctx.language, row.status),
      }
  },
}
