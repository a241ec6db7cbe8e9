import { accountsErrors } from '@residency/contract/areas/accounts/errors'
import { type ColumnNames, readSheet } from '../../../platform/excel/read-sheet.ts'
import type { UploadedPart } from '../../../platform/http/read-input.ts'
import { IMPORT_COLUMNS, type ImportColumn, type ImportRow } from './import-users.rules.ts'
import { sheetWords } from './sheet-words.text.ts'

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

/** The rows of a sheet of users, and the columns that it has. */
export async function readUserSheet(file: UploadedPart) {
  const rows: ImportRow[] = []
  let present: ReadonlySet<string> = new Set()
  const options = {
    // a sheet of accounts that are there has no roles
    required: ['username', 'nickname'] as const,
    maxRows: MOST_IMPORTED,
    maxInflated: MOST_INFLATED,
    maxShared: MOST_SHARED,
    wrong: accountsErrors.importSheetWrong,
    tooLong: accountsErrors.importTooLong,
    onHeader: (columns: ReadonlySet<string>) => {
      present = columns
    },
  }
  for await (const row of readSheet(file.stream, NAMES as ColumnNames<ImportColumn>, options)) rows.push(row)
  file.stream.resume()
  await file.mustBeLast?.()

  return { rows, present }
}
