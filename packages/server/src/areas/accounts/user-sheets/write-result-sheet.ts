import { joinClauses, type Language } from '@residency/contract/kernel'
import { type Cell, writeWorkbook } from '../../../platform/excel/write-sheet.ts'
import {
  type Fault,
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportRow,
  namedFault,
} from './import-users.rules.ts'
import { sheetWords } from './sheet-words.text.ts'

type Column = ImportColumn | 'oneTimePassword' | 'outcome'

/**
 * The result of each row: one-time passwords of new accounts, and which rows changed an account or
 * left it as it was.
 */
type Outcomes = {
  faults: readonly Fault[]
  passwords: ReadonlyMap<number, string>
  changed: ReadonlySet<number>
  unchanged: ReadonlySet<number>
}

/**
 * The imported sheet with a result per row: its one-time password, or its invalid cells in red with
 * reasons.
 */
export async function writeResultSheet(
  language: Language,
  rows: readonly ImportRow[],
  { faults, passwords, changed, unchanged }: Outcomes,
): Promise<Buffer> {
  const words = sheetWords(language)
  const byRow = new Map<number, Fault[]>()

  for (const fault of faults) byRow.set(fault.row, [...(byRow.get(fault.row) ?? []), fault])

  const outcomeOf = (row: number) => {
    if (passwords.has(row)) return words.created
    if (changed.has(row)) return words.changed

    return unchanged.has(row) ? words.unchanged : words.notCreated
  }

  const lines = rows.map(({ row, cells }) => {
    const ownFaults = byRow.get(row) ?? []
    const wrong = new Set(ownFaults.map((fault) => fault.column))
    const named = joinClauses(
      language,
      ownFaults.map((fault) => namedFault(fault, language)),
    )
    const outcome = named || outcomeOf(row)

    const marked = IMPORT_COLUMNS.map((key): [Column, Cell] => [
      key,
      wrong.has(key) ? { text: cells[key], isWrong: true } : cells[key],
    ])

    return {
      ...Object.fromEntries(marked),
      oneTimePassword: passwords.get(row),
      outcome,
    } as Partial<Record<Column, Cell>>
  })

  const columns = ([...IMPORT_COLUMNS, 'oneTimePassword', 'outcome'] as const).map((key) => ({
    key,
    header: words.columns[key],
    width: key === 'outcome' ? 60 : 20,
    isText: true as const,
  }))

  return Buffer.concat(
    await writeWorkbook<Column>([{ name: words.result, columns, rows: lines }]).toArray(),
  )
}
