import { compareErrors as errors } from '@residency/contract/areas/standards/compare/access'
import { errorSentence, issueSentence } from '@residency/contract/kernel'
import { foldLabel } from '@residency/contract/kernel/fold'
import { z } from 'zod'
import { byLabel } from '../../../platform/folded-map.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { cell } from '../../../platform/sheets/cells.ts'
import type { ProgressHandler, SheetPlan, ValidRow } from '../../../platform/sheets/sheet-plan.ts'
import { insertStandardDepartments, updateEnglishNames } from '../table/standard.queries.ts'
import {
  type CompareMatch,
  countStandardDepartments,
  findRotationDepartments,
  findStandardDepartmentBatch,
} from './compare.queries.ts'
import { presentStandardDepartment } from './list-standard-departments.ts'

const row = z.object({
  name: cell.text(64),
  nameEn: cell.optionalText(120),
  department: cell.optionalText(140),
  share: cell.integer(1, 100, null),
})

type Item = z.output<typeof row>

/** Second-level departments by their code and by the names above each other. */
async function departmentsByName(ctx: SignedCtx): Promise<ReadonlyMap<string, number>> {
  const ids = byLabel<number>()
  for (const rotationDepartment of await findRotationDepartments(ctx.db)) {
    ids.set(`${rotationDepartment.parent}/${rotationDepartment.name}`, rotationDepartment.id)
    if (rotationDepartment.code) ids.set(rotationDepartment.code, rotationDepartment.id)
  }

  return ids
}

const groupsOf = (rows: readonly ValidRow<Item>[]) => grouped(rows, ({ item }) => item.name)

/** The share of a line: the only department of a standard department has all of it. */
const shareOf = (line: Item, own: readonly ValidRow<Item>[]) =>
  line.share ?? (own.length === 1 ? 100 : 0)

async function judge(ctx: SignedCtx, rows: readonly ValidRow<Item>[]) {
  const ids = await departmentsByName(ctx)
  const issue = (message: string) =>
    issueSentence(ctx.words, ctx.language, { code: 'custom', path: [], message })
  const unknown = rows.filter(({ item }) => item.department !== null && !ids.has(item.department))

  const wrongSums = [...groupsOf(rows).values()].filter((own) => {
    const matched = own.filter(({ item }) => item.department !== null)
    return (
      matched.length > 0 &&
      matched.reduce((sum, { item }) => sum + shareOf(item, matched), 0) !== 100
    )
  })

  // Rows of one standard department are written together, so one that is wrong is a fault of all.
  const faultOfAll = (
    own: readonly ValidRow<Item>[],
    column: 'share' | 'nameEn',
    message: string,
  ) => own.map(({ row: at }) => ({ row: at, column, message: issue(message) }))
  const differingNames = [...groupsOf(rows).values()].filter(
    (own) => new Set(own.map(({ item }) => item.nameEn)).size > 1,
  )

  const twice = [...groupsOf(rows).values()].flatMap((own) =>
    own.filter(
      ({ item }, index) =>
        own.findIndex(
          (other) => foldLabel(other.item.department ?? '') === foldLabel(item.department ?? ''),
        ) !== index,
    ),
  )

  return [
    ...unknown.map((unknownRow) => ({
      row: unknownRow.row,
      column: 'department' as const,
      message: errorSentence(ctx.words, ctx.language, errors.matchUnknown),
    })),
    ...wrongSums.flatMap((own) => faultOfAll(own, 'share', 'standards.matches.sum')),
    ...differingNames.flatMap((own) => faultOfAll(own, 'nameEn', 'standards.matches.nameDiffers')),
    ...twice.map((fault) => ({
      row: fault.row,
      column: 'department' as const,
      message: issue('standards.matches.twice'),
    })),
  ]
}

async function write(tx: SignedCtx, rows: readonly ValidRow<Item>[], onProgress: ProgressHandler) {
  const byName = await departmentsByName(tx)
  const groups = groupsOf(rows)
  const ids = await insertStandardDepartments(tx.db, [...groups.keys()])

  const englishNames = [...groups].map(([name, own]) => ({
    id: ids.get(name)!,
    nameEn: own[0]!.item.nameEn,
  }))

  await updateEnglishNames(tx.db, englishNames)

  await tx.db
    .deleteFrom('departmentMatches')
    .where('standardDepartmentId', 'in', [...ids.values()])
    .execute()

  const matches = [...groups].flatMap(([name, own]) => {
    const matched = own.filter(({ item }) => item.department !== null)
    return matched.map(({ item }) => ({
      standardDepartmentId: ids.get(name)!,
      departmentId: byName.get(item.department!)!,
      share: shareOf(item, matched),
    }))
  })

  if (matches.length > 0) await tx.db.insertInto('departmentMatches').values(matches).execute()

  await tx.audit({
    action: 'standards.department.import',
    entity: 'standardDepartment',
    detail: { departments: groups.size, matches: matches.length },
  })

  await onProgress(rows.length)
}

/**
 * Standard departments with what represents them, a line for each department of the hospital;
 * reading replaces those of the named ones.
 */
export const compareSheet: SheetPlan<keyof Item, Item, CompareMatch> = {
  sheet: 'standards.standardDepartments',
  maxRows: 2000,
  replaces: true,
  knownBy: ['name', 'department'],
  columns: [
    { key: 'name', required: true, width: 28 },
    { key: 'nameEn', width: 28 },
    {
      key: 'department',
      width: 34,
      choices: async (ctx) =>
        (await findRotationDepartments(ctx.db)).map(
          (department) => `${department.parent}/${department.name}`,
        ),
    },
    { key: 'share', kind: 'percent', width: 10 },
  ],
  row,
  judge,
  write,
  count: (ctx, filters) => countStandardDepartments(ctx.db, filters),
  async *rows(ctx, filters) {
    const parents = new Map(
      (await findRotationDepartments(ctx.db)).map((department) => [
        department.id,
        `${department.parent}/${department.name}`,
      ]),
    )
    for await (const stored of everyRow(async (page) => ({
      rows: await findStandardDepartmentBatch(ctx.db, filters, page),
    }))) {
      const { name, nameEn, matches } = presentStandardDepartment(ctx, stored)
      if (matches.length === 0) yield { name, nameEn, department: null, share: null }

      for (const match of matches)
        yield {
          name,
          nameEn,
          department: parents.get(match.departmentId) ?? match.name,
          share: match.share,
        }
    }
  },
}
