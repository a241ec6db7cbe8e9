import type { Readable } from 'node:stream'
import { joinItems, kernelWords } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { ColumnKind } from '../excel/cell-value.rules.ts'
import type { SheetRow } from '../excel/read-sheet.ts'
import { type Cell, type Sheet, writeWorkbook } from '../excel/write-sheet.ts'
import type { SignedCtx } from '../http/ctx.ts'
import { countWritten, markOf } from './export-mark.ts'
import { FORMER_HEADINGS } from './former-headings.seed.ts'
import { type AnySheetPlan, type Fault, type SheetInto, sheetWordsOf } from './sheet-plan.ts'

/** What the columns hold. */
export const kindsOf = (plan: AnySheetPlan): Partial<Record<string, ColumnKind>> =>
  Object.fromEntries(plan.columns.map(({ key, kind }) => [key, kind]))

/** A heading without the unit behind it: 培训时长 for 培训时长（月）. */
const withoutUnit = (heading: string) => heading.replace(/\s*[（(][^（()）]*[)）]$/, '')

const withFormer = (heading: string) => [heading, ...(FORMER_HEADINGS[heading] ?? [])]

/**
 * All headings of every column, in both languages; also without their unit, where no other column
 * is called so.
 */
function everyHeading(ctx: SignedCtx, plan: AnySheetPlan): Map<string, string[]> {
  const headings = (key: string) =>
    (['zh-cn', 'en'] as const).flatMap((language) =>
      withFormer(sheetWordsOf(ctx.words, language, plan.sheet).columns[key]!),
    )

  const namesOf = (key: string) =>
    new Set(headings(key).flatMap((heading) => [heading, withoutUnit(heading)]))

  const namedSo = new Map<string, number>()

  for (const { key } of plan.columns)
    for (const name of namesOf(key)) namedSo.set(name, (namedSo.get(name) ?? 0) + 1)

  const accepted = (key: string) => {
    const own = headings(key)
    return [...namesOf(key)].filter((name) => own.includes(name) || namedSo.get(name) === 1)
  }

  return new Map(plan.columns.map(({ key }) => [key, accepted(key)]))
}

/** The headings by which the columns of an import are accepted. */
export const headingsOf = (ctx: SignedCtx, plan: AnySheetPlan): Record<string, string[]> => {
  const headings = everyHeading(ctx, plan)
  return Object.fromEntries(
    plan.columns.filter(({ onlyOut }) => !onlyOut).map(({ key }) => [key, headings.get(key)!]),
  )
}

/** The headings of the columns that an export has and an import does not take. */
export const exportedHeadingsOf = (ctx: SignedCtx, plan: AnySheetPlan): string[] => {
  const headings = everyHeading(ctx, plan)
  return plan.columns.filter(({ onlyOut }) => onlyOut).flatMap(({ key }) => headings.get(key)!)
}

/**
 * The empty sheet, with a second sheet that explains each column; `name`: what it will be imported
 * into.
 */
export async function templateOf(
  ctx: SignedCtx,
  plan: AnySheetPlan,
  into: SheetInto,
  name: string | null,
): Promise<Readable> {
  const words = sheetWordsOf(ctx.words, ctx.language, plan.sheet)
  const columns = plan.columns.filter((column) => !column.onlyOut)
  const choices = new Map<string, readonly string[]>()

  for (const column of columns)
    if (column.choices) choices.set(column.key, await column.choices(ctx, into))

  const empty: Sheet = {
    name: words.title,
    columns: columns.map(({ key, width = 18 }) => {
      const own = choices.get(key)
      return { key, header: words.columns[key]!, width, isText: true, ...(own && { choices: own }) }
    }),
    rows: [],
  }

  const ruleOf = ({ key, required }: (typeof columns)[number]) =>
    [
      required ? words.required : words.optional,
      words.rules[key],
      choices.has(key) &&
        fillSentence(words.oneOf, { values: joinItems(ctx.language, choices.get(key)!) }),
    ]
      .filter(Boolean)
      .join(kernelWords[ctx.language].marks.clauses)

  const howTo: Sheet = {
    name: words.howTo,
    columns: [
      { key: 'column', header: words.column, width: 20 },
      { key: 'rule', header: words.rule, width: 90 },
    ],
    rows: [
      ...(name === null ? [] : [{ column: words.into, rule: name }]),
      ...columns.map((column) => ({ column: words.columns[column.key], rule: ruleOf(column) })),
    ],
  }

  return writeWorkbook([empty, howTo], undefined, words.choices)
}

/**
 * The list as a sheet, with creator, time, number of rows and reason on every page and on a last
 * sheet. `written`: how many rows it has so far; a record of the list may have several.
 */
export function exportOf(
  ctx: SignedCtx,
  plan: AnySheetPlan,
  rows: AsyncIterable<Partial<Record<string, Cell>>>,
  reason: string | null,
) {
  const words = sheetWordsOf(ctx.words, ctx.language, plan.sheet)

  const columns = plan.columns.map(({ key, width = 18, kind }) => ({
    key,
    header: words.columns[key]!,
    width,
    kind,
  }))

  const { rows: counted, written } = countWritten(rows)
  const sheet = { name: words.title, columns, rows: counted }

  return { file: writeWorkbook([sheet], markOf(ctx, written, reason)), written }
}

/** A row as read, with its faults; an unchanged one holds what is stored already. */
export type TriedRow = Omit<SheetRow, 'faults'> & { isUnchanged: boolean; faults: readonly Fault[] }

/** The result of an import: whether anything was written, and which columns were missing. */
export type Outcome = { isWritten: boolean; absent: readonly string[] }

/**
 * The imported sheet with invalid cells in red and a result per row. No column is added, so it can
 * be corrected and imported again.
 */
export function resultOf(
  ctx: SignedCtx,
  plan: AnySheetPlan,
  rows: AsyncIterable<TriedRow>,
  { isWritten, absent }: Outcome,
) {
  const words = sheetWordsOf(ctx.words, ctx.language, plan.sheet)
  const named = (fault: Fault) => `${words.columns[fault.column] ?? fault.column}: ${fault.message}`
  const columns = plan.columns.filter(({ key, onlyOut }) => !onlyOut && !absent.includes(key))

  const outcomeOf = ({ isUnchanged, faults }: TriedRow) => {
    if (isUnchanged) return words.unchanged
    if (faults.length) return faults.map(named).join('; ')

    return isWritten ? words.written : words.notWritten
  }

  async function* outcomeRows() {
    for await (const row of rows) {
      const { cells, faults } = row
      const wrong = new Set(faults.map((fault) => fault.column))

      const marked = columns.map(({ key }) => [
        key,
        wrong.has(key) ? { text: cells[key] ?? '', isWrong: true } : cells[key],
      ])

      yield { ...Object.fromEntries(marked), outcome: outcomeOf(row) } as Record<string, Cell>
    }
  }

  const headed = columns.map(({ key, width = 18 }) => ({
    key,
    header: words.columns[key]!,
    width,
    isText: true as const,
  }))

  return writeWorkbook([
    {
      name: words.title,
      columns: [...headed, { key: 'outcome', header: words.outcome, width: 60, isText: true }],
      rows: outcomeRows(),
    },
  ])
}
