import type { PastFilters } from '@residency/contract/areas/rotations/blocks/past.contract'
import { blockWords } from '@residency/contract/areas/rotations/blocks/text'
import { errorSentence, labelIn } from '@residency/contract/kernel'
import { foldCode, foldLabel } from '@residency/contract/kernel/fold'
import { z } from 'zod'
import { byLabel } from '../../../platform/folded-map.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { everyRow, inBatches } from '../../../platform/sheets/batches.ts'
import { cell } from '../../../platform/sheets/cells.ts'
import type { SheetPlan, ValidRow } from '../../../platform/sheets/sheet-plan.ts'
import { visibleBases } from '../../organisation/organisation.public.ts'
import { judgePast, type PastRecord } from './judge-past.ts'
import { countPast, findPastBatch, findPastDepartments, findPastTrainees } from './past.queries.ts'
import { writePast } from './record-past.ts'

const [AT_ONCE, UNKNOWN] = [500, 0]

const results = new Map(
  (['passed', 'failed'] as const).map((key) => [
    key,
    [blockWords['zh-cn'].results[key], blockWords.en.results[key]],
  ]),
)

const row = z.object({
  trainee: cell.text(64).transform(foldCode),
  department: cell.text(140),
  startsOn: cell.day(),
  endsOn: cell.day(),
  result: cell.choice(results),
  theoryScore: cell.decimal(0, 100, null),
  skillScore: cell.decimal(0, 100, null),
  dailyScore: cell.decimal(0, 100, null),
})

type Item = z.output<typeof row>

const COLUMN_OF = {
  trainee: 'trainee',
  departmentId: 'department',
  startsOn: 'startsOn',
  endsOn: 'endsOn',
} as const

/** Departments by code, by the names above each other, and by a name that only one has. */
async function departmentsByName(ctx: SignedCtx): Promise<ReadonlyMap<string, number>> {
  const departments = await findPastDepartments(ctx.db)
  const ids = byLabel<number>()

  for (const department of departments) {
    if (
      departments.filter(({ name }) => foldLabel(name) === foldLabel(department.name)).length === 1
    )
      ids.set(department.name, department.id)
    ids.set(`${department.parent}/${department.name}`, department.id)
    if (department.code) ids.set(department.code, department.id)
  }

  return ids
}

/** Rows as records; whom nobody knows stays without a trainee, which the judge names. */
async function asRecords(ctx: SignedCtx, rows: readonly ValidRow<Item>[]): Promise<PastRecord[]> {
  const names = [...new Set(rows.map(({ item }) => item.trainee))]
  const hashesOf = (name: string) => ctx.fields.hashesOf('idCard', name.replaceAll('-', ''))
  const hashes = new Map(names.map((name) => [name, hashesOf(name)]))

  const trainees = await findPastTrainees(
    ctx.db,
    visibleBases(ctx.actor),
    [],
    names,
    [...hashes.values()].flat(),
  )

  const departments = await departmentsByName(ctx)

  const find = (name: string) =>
    trainees.find(
      (t) =>
        foldCode(t.number) === name ||
        (t.chestArrNum !== null && foldCode(t.chestArrNum) === name) ||
        (t.idCardHash && hashes.get(name)!.includes(t.idCardHash)),
    )

  return rows.map(({ item: { trainee, department, result, ...item } }) => ({
    ...item,
    result: result!,
    trainee: find(trainee),
    departmentId: departments.get(department) ?? UNKNOWN,
  }))
}

/** Stays from before the system: in, a line for each; out, those that were recorded. */
export const pastSheet: SheetPlan<keyof Item | 'name', Item, PastFilters> = {
  sheet: 'rotations.pastBlocks',
  maxRows: 5000,
  columns: [
    { key: 'trainee', required: true, width: 22 },
    { key: 'name', onlyOut: true },
    {
      key: 'department',
      required: true,
      width: 30,
      choices: async (ctx) =>
        (await findPastDepartments(ctx.db)).map(
          (department) => `${department.parent}/${department.name}`,
        ),
    },
    { key: 'startsOn', kind: 'day', required: true },
    { key: 'endsOn', kind: 'day', required: true },
    {
      key: 'result',
      required: true,
      choices: (ctx) => Object.values(blockWords[ctx.language].results),
    },
    { key: 'theoryScore', kind: 'number' },
    { key: 'skillScore', kind: 'number' },
    { key: 'dailyScore', kind: 'number' },
  ],
  row,
  async judge(ctx, rows) {
    const faults = await judgePast(ctx, await asRecords(ctx, rows))
    return faults.map(({ at, field, def, data }) => ({
      row: rows[at]!.row,
      column: COLUMN_OF[field],
      message: errorSentence(ctx.words, ctx.language, def, data),
    }))
  },
  write: (tx, rows, onProgress) =>
    inBatches(rows, AT_ONCE, onProgress, async (batch) => {
      await writePast(tx, await asRecords(tx, batch))
    }),
  count: (ctx, filters) => countPast(ctx.db, { ...filters, scope: visibleBases(ctx.actor) }),
  async *rows(ctx, filters) {
    const match = { ...filters, scope: visibleBases(ctx.actor) }
    for await (const row of everyRow(async (page) => ({
      rows: await findPastBatch(ctx.db, match, page),
    })))
      yield {
        trainee: row.number,
        name: row.realName,
        department: labelIn(ctx.language, row.department, row.departmentEn),
        startsOn: row.startsOn,
        endsOn: row.endsOn,
        result: blockWords[ctx.language].results[row.state],
        theoryScore: row.theoryScore,
        skillScore: row.skillScore,
        dailyScore: row.dailyScore,
      }
  },
}
