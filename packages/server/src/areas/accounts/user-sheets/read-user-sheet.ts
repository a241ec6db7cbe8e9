import { accountsErrors } from '@residency/contract/areas/accounts/access'
import type { Language } from '@residency/contract/kernel'
import { objectOf } from '@residency/contract/kernel/object-of'
import {
  type ColumnNames,
  readSheet,
  type UnreadHeading,
} from '../../../platform/excel/read-sheet.ts'
import type { UploadedPart } from '../../../platform/http/read-input.ts'
import {
  findUnreadColumns,
  type UnreadColumn,
  unreadSentence,
} from '../../../platform/sheets/unread-columns.ts'
import { IMPORT_COLUMNS, type ImportColumn, type ImportRow } from './import-users.rules.ts'
import { sheetWords } from './sheet-words.text.ts'

/** Maximum number of rows per sheet. */
const MAX_IMPORTED = 10_000
const MB = 1024 * 1024

/** A sheet whose formatted rows are empty below the last person is large when it is inflated. */
const [MAX_INFLATED, MAX_SHARED] = [256 * MB, 16 * MB]

/** Headers are accepted in both languages; the export's 用户昵称 is an alias. */
const NAMES = objectOf(IMPORT_COLUMNS, (key) =>
  [sheetWords('zh-cn'), sheetWords('en')].map((words): string => words.columns[key]),
)

NAMES.nickname.push(sheetWords('zh-cn').columns.nicknameExported)
const IMPORTED = new Set(Object.values(NAMES).flat())

/** Headings of the exported list and of the result of an import that are not imported. */
const EXPORTED_ONLY = [sheetWords('zh-cn'), sheetWords('en')]
  .flatMap(({ columns }) => Object.values(columns))
  .filter((heading) => !IMPORTED.has(heading))

/** The rows of a sheet of users, the columns that it has, and why others were not read. */
export async function readUserSheet(file: UploadedPart, language: Language) {
  const rows: ImportRow[] = []
  let present: ReadonlySet<string> = new Set()
  let unread: readonly UnreadColumn[] = []

  const options = {
    // a sheet of accounts that are there has no roles
    required: ['username', 'nickname'] as const,
    maxRows: MAX_IMPORTED,
    maxInflated: MAX_INFLATED,
    maxShared: MAX_SHARED,
    wrong: accountsErrors.importSheetWrong,
    tooLong: accountsErrors.importTooLong,
    onHeader: (columns: ReadonlySet<string>, headings: readonly UnreadHeading[]) => {
      present = columns
      unread = findUnreadColumns(headings, {
        accepted: NAMES,
        there: columns,
        exportedOnly: EXPORTED_ONLY,
      })
    },
  }

  for await (const row of readSheet(file.stream, NAMES as ColumnNames<ImportColumn>, options))
    rows.push(row)

  file.stream.resume()
  await file.mustBeLast?.()

  const { columns } = sheetWords(language)

  return {
    rows,
    present,
    unread: unread.map((column) => unreadSentence(language, column, columns)),
  }
}
