import { accountsErrors } from '@residency/contract/areas/accounts/errors'
import type { importUsers as endpoint } from '@residency/contract/areas/accounts/user-sheet.contract'
import type { InputOf } from '@residency/contract/kernel'
import { type ColumnNames, readSheet } from '../../../platform/excel/read-sheet.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { UploadedPart } from '../../../platform/http/read-input.ts'
import { filled } from '../../../platform/sheets/sheet-plan.ts'
import { storeImportResult } from './import-results.ts'
import { type Fault, IMPORT_COLUMNS, type ImportColumn, type ImportRow, namedFault } from './import-users.rules.ts'
import { judgeSheet } from './judge-imported-users.ts'
import { sheetWords } from './sheet-words.text.ts'
import { mustBeOwnDepartment } from './user-grants.ts'
import { createAccounts } from './write-imported-users.ts'
import { writeResultSheet } from './write-result-sheet.ts'

type Input = InputOf<typeof endpoint, 'out'>
/** Maximum number of rows per sheet. */
const MOST_IMPORTED = 10_000
const MB = 1024 * 1024
/** A sheet whose formatted rows are empty below the last person is large when it is inflated. */
const [MOST_INFLATED, MOST_SHARED] = [256 * MB, 16 * MB]

/** Headers are accepted in both languages; the export's 用户昵称 is an alias. */
const NAMES = Object.fromEntries(
  IMPORT_COLUMNS.map((key) => [key, [sheetWords('zh-cn'), sheetWords('en')].map((words) => words.columns[key])]),
) as unknown as Record<ImportColumn, string[]>
NAMES.nickname.push(sheetWords('zh-cn').columns.nicknameExported)

async function readRows(file: UploadedPart): Promise<ImportRow[]> {
  const rows: ImportRow[] = []
  const options = {
    required: ['username', 'nickname', 'roles'] as const,
    maxRows: MOST_IMPORTED,
    maxInflated: MOST_INFLATED,
    maxShared: MOST_SHARED,
    wrong: accountsErrors.importSheetWrong,
    tooLong: accountsErrors.importTooLong,
  }
  for await (const row of readSheet(file.stream, NAMES as ColumnNames<ImportColumn>, options)) rows.push(row)
  file.stream.resume()
  await file.mustBeLast?.()
  return rows
}

/** Reads, validates and writes a sheet: all rows or none; with `mode` valid, only the valid rows. */
async function importSheet(ctx: SignedCtx, input: Input, file: UploadedPart, keepsResult: boolean) {
  const rows = await readRows(file)
  const departmentId = input.deptId ?? null
  await mustBeOwnDepartment(ctx, departmentId)
  const { accounts, faults } = await judgeSheet(ctx, rows, departmentId)
  const wrongRows = new Set(faults.map((fault) => fault.row))
  const isRefused = input.mode === 'all' && wrongRows.size > 0
  const wanted = isRefused ? [] : accounts.filter((account) => !wrongRows.has(account.row))
  const detail = { rows: rows.length, failed: wrongRows.size, deptId: departmentId, mode: input.mode }
  if (wanted.length === 0) await ctx.audit({ action: 'accounts.user.import', result: 'failed', detail })
  const keep = async (tx: SignedCtx, passwords: ReadonlyMap<number, string>) =>
    keepsResult && rows.length > 0 ? storeImportResult(tx, await writeResultSheet(tx.language, rows, faults, passwords)) : null
  const resultKey = wanted.length ? await createAccounts(ctx, wanted, detail, keep) : await keep(ctx, new Map())
  return { created: wanted.length, failed: wrongRows.size, faults, resultKey }
}

/** The published client's import: answers one message for a toast, with a line per invalid row. */
export async function importUsers(ctx: SignedCtx, input: Input, file: UploadedPart): Promise<string> {
  const { created, failed, faults } = await importSheet(ctx, input, file, false)
  const words = sheetWords(ctx.language)
  const byRow = new Map<number, Fault[]>()
  for (const fault of faults) byRow.set(fault.row, [...(byRow.get(fault.row) ?? []), fault])
  const lines = [...byRow].map(([row, own]) =>
    filled(words.importRowWrong, { row, why: own.map((fault) => namedFault(fault, ctx.language)).join('；') }),
  )
  return filled(words.importEnded, { created, failed }) + lines.join('')
}

/** Our own screen's import: counts, every invalid cell, and the key of the result sheet. */
export async function importUsersWithSheet(ctx: SignedCtx, input: Input, file: UploadedPart) {
  const { created, failed, faults, resultKey } = await importSheet(ctx, input, file, true)
  const { columns } = sheetWords(ctx.language)
  return { created, failed, errors: faults.map((fault) => ({ ...fault, column: columns[fault.column] })), resultKey }
}
