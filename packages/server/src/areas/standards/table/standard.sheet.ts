import {
  REQUIREMENT_KINDS,
  ROW_KINDS,
  type TableRow,
} from '@residency/contract/areas/standards/table/standard-rows.public'
import { tableWords } from '@residency/contract/areas/standards/table/text'
import { issueSentence, kernelErrors, labelIn } from '@residency/contract/kernel'
import { sheetWords } from '@residency/contract/kernel/sheets/text'
import { z } from 'zod'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { cell } from '../../../platform/sheets/cells.ts'
import type { SheetInto, SheetPlan, ValidRow } from '../../../platform/sheets/sheet-plan.ts'
import { visibleStandards } from './standard.policy.ts'
import {
  findStandard,
  findStandardDepartments,
  findStandardForUpdate,
  insertStandardDepartments,
} from './standard.queries.ts'
import { replaceRows, rowsOf } from './standard-rows.ts'
import { linesOfRows, type NamedRow, rowsOfLines, type TableLine } from './table-lines.rules.ts'

const [zh, en] = [tableWords['zh-cn'], tableWords.en]

const inBoth = <V extends string>(
  values: readonly V[],
  first: Readonly<Record<V, string>>,
  second: Readonly<Record<V, string>>,
) => new Map(values.map((value) => [value, [first[value], second[value]]] as const))

const row = z.object({
  stage: cell.integer(1, 2, null),
  kind: cell.choice(inBoth(ROW_KINDS, zh.rowKinds, en.rowKinds), null),
  group: cell.optionalText(64),
  department: cell.optionalText(64),
  months: cell.integer(1, 60, null),
  choose: cell.optionalText(10),
  sumMonths: cell.integer(1, 60, null),
  maySplit: cell.yesNo(false),
  requirementKind: cell.choice(
    inBoth(REQUIREMENT_KINDS, zh.requirementKinds, en.requirementKinds),
    null,
  ),
  item: cell.optionalText(120),
  minimum: cell.integer(1, 100_000, null),
  unit: cell.optionalText(16),
})

type Item = z.output<typeof row>
const standardIdOf = (into: SheetInto) => (into as { standardId: number }).standardId

/** The draft that a sheet is read into; a published standard is never changed. */
async function draftInto(ctx: SignedCtx, into: SheetInto) {
  const standard = found(
    await findStandard(ctx.db, visibleStandards(ctx.actor), standardIdOf(into)),
  )
  if (standard.publishedAt !== null) throw fail(kernelErrors.actionNotNow)

  return standard
}

/** Gives the rows the ids of their departments; names that no standard has used yet are added. */
async function withDepartments(tx: SignedCtx, rows: readonly NamedRow[]): Promise<TableRow[]> {
  const ids = await insertStandardDepartments(tx.db, [
    ...new Set(rows.flatMap(({ departments }) => departments)),
  ])

  return rows.map(({ row: standardRow, departments }) => {
    const own = departments.map((name) => ids.get(name)!)
    return standardRow.kind === 'required'
      ? { ...standardRow, departmentId: own[0]! }
      : { ...standardRow, departmentIds: own }
  })
}

const faultsOf = (ctx: SignedCtx, rows: readonly ValidRow<Item>[]) =>
  rowsOfLines(rows.map(({ item }) => item as TableLine)).faults.map(({ line, column, fault }) => ({
    row: rows[line]!.row,
    column,
    message: issueSentence(ctx.words, ctx.language, {
      code: 'custom',
      path: [],
      message: `standards.line.${fault}`,
    }),
  }))

/** The table of one standard, in and out; reading replaces the table of a draft. */
export const standardSheet: SheetPlan<keyof Item, Item, { standardId: number }> = {
  sheet: 'standards.standardRows',
  maxRows: 2000,
  replaces: true,
  columns: [
    { key: 'stage', kind: 'number', width: 8 },
    { key: 'kind', width: 12, choices: (ctx) => Object.values(tableWords[ctx.language].rowKinds) },
    { key: 'group', width: 18 },
    { key: 'department', width: 26 },
    { key: 'months', kind: 'number', width: 8 },
    { key: 'choose', width: 12 },
    { key: 'sumMonths', kind: 'number', width: 10 },
    { key: 'maySplit', width: 8 },
    {
      key: 'requirementKind',
      width: 12,
      choices: (ctx) => Object.values(tableWords[ctx.language].requirementKinds),
    },
    { key: 'item', width: 36 },
    { key: 'minimum', kind: 'number', width: 10 },
    { key: 'unit', width: 8 },
  ],
  into: async (ctx, into) => (await draftInto(ctx, into)).name,
  row,
  judge: async (ctx, rows) => faultsOf(ctx, rows),
  write: async (tx, rows, onProgress, into) => {
    const standard = await draftInto(tx, into)
    await findStandardForUpdate(tx.db, visibleStandards(tx.actor), standard.id)

    const { rows: read } = rowsOfLines(rows.map(({ item }) => item as TableLine))

    await replaceRows(tx.db, standard.id, await withDepartments(tx, read))

    await tx.audit({
      action: 'standards.standard.import',
      entity: 'standard',
      entityId: standard.id,
      detail: { rows: read.length },
    })

    await onProgress(rows.length)
  },
  count: async (ctx, { standardId }) => (await linesOf(ctx, standardId)).length,
  async *rows(ctx, { standardId }) {
    const words = tableWords[ctx.language]
    for (const line of await linesOf(ctx, standardId))
      yield {
        ...line,
        kind: line.kind && words.rowKinds[line.kind],
        requirementKind: line.requirementKind && words.requirementKinds[line.requirementKind],
        maySplit: line.maySplit ? sheetWords[ctx.language].yes : null,
      }
  },
}

async function linesOf(ctx: SignedCtx, standardId: number): Promise<TableLine[]> {
  found(await findStandard(ctx.db, visibleStandards(ctx.actor), standardId))
  const names = new Map(
    (await findStandardDepartments(ctx.db)).map((standardDepartment) => [
      standardDepartment.id,
      labelIn(ctx.language, standardDepartment.name, standardDepartment.nameEn),
    ]),
  )

  return linesOfRows(await rowsOf(ctx.db, standardId), (id) => names.get(id) ?? '')
}
