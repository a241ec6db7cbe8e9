import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { userForm } from '@residency/contract/areas/accounts/users/user.contract'
import type { Language } from '@residency/contract/kernel'
import { foldLabel } from '@residency/contract/kernel/fold'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { CellFault } from '../../../platform/excel/cell-value.rules.ts'
import type { SheetRow } from '../../../platform/excel/read-sheet.ts'
import { isMasked } from '../../../platform/sheets/cells.ts'
import { errorText, genderWords, issueText, sheetWords } from './sheet-words.text.ts'

export const IMPORT_COLUMNS = [
  'username',
  'nickname',
  'gender',
  'mobile',
  'email',
  'roles',
  'department',
  'badge',
] as const

export type ImportColumn = (typeof IMPORT_COLUMNS)[number]
export type ImportRow = SheetRow<ImportColumn>

/** One invalid cell. The message never quotes the cell: the published client renders it as HTML. */
export type Fault = { row: number; column: ImportColumn; message: string }

/** A row that is valid by itself. */
export type NewAccount = {
  row: number
  username: string
  nickname: string
  gender: 1 | 2 | null
  mobile: string | null
  email: string | null
  roleIds: number[]
  badge: string | null

  /**
   * The department as the cell names it; null for the one that the whole sheet is imported into.
   */
  department: string | null
}

/** Roles by code and by name, with whether the importing user may grant them. */
export type RoleBook = ReadonlyMap<string, { id: number; mayGive: boolean }>

const REQUIRED: readonly ImportColumn[] = ['username', 'nickname', 'roles']
const COLUMN_OF: Readonly<Record<string, ImportColumn>> = { roleIds: 'roles', chestArrNum: 'badge' }

const GENDERS = new Map<string, 1 | 2>(
  genderWords
    .flatMap((words) => ([1, 2] as const).map((n) => [foldLabel(words[n]), n] as [string, 1 | 2]))
    .concat([
      ['1', 1],
      ['2', 2],
      ['m', 1],
      ['f', 2],
    ]),
)

/** Lookup key of a role: code or name, however it is typed. */
export const roleKey = foldLabel

const rolesIn = (cell: string) =>
  cell
    .split(/[,，、;；]/)
    .map(roleKey)
    .filter(Boolean)

/** 1 or 2 for the gender in a cell; null if it is empty, undefined if it is neither. */
export const readGender = (cell: string): 1 | 2 | null | undefined =>
  cell ? GENDERS.get(foldLabel(cell)) : null

/** The column of a field of the form. */
export const columnOfField = (field: PropertyKey | undefined): ImportColumn =>
  COLUMN_OF[String(field)] ?? (String(field) as ImportColumn)

/** The sentences of cells that cannot be taken as they are in the file. */
export const unreadCells = ({ faults }: ImportRow, language: Language): [ImportColumn, string][] =>
  Object.entries<CellFault | undefined>(faults ?? {}).map(([column, fault]) => [
    column as ImportColumn,
    issueText(language, { message: `cell.${fault}`, path: [] }),
  ])

function rolesOf(
  cell: string,
  roles: RoleBook,
  language: Language,
  wrong: (message: string) => void,
) {
  const matches = rolesIn(cell).map((name) => roles.get(name))
  if (matches.some((role) => !role)) wrong(errorText(language, accountsErrors.roleUnknown.key))
  else if (matches.some((role) => !role?.mayGive))
    wrong(errorText(language, accountsErrors.grantsMoreThanHeld.key))

  return [...new Set(matches.flatMap((role) => role?.id ?? []))]
}

type Faults = Map<ImportColumn, string>

/** Adds the required columns that are empty. */
function addMissing({ cells }: ImportRow, language: Language, faults: Faults) {
  const words = sheetWords(language)

  for (const column of REQUIRED)
    if (!cells[column] && !faults.has(column))
      faults.set(column, fillSentence(words.empty, { column: words.columns[column] }))
}

/** A number with stars is a masked one, or a wrong one. */
const starsInMobile = (mobile: string, language: Language) =>
  issueText(language, {
    message: isMasked(mobile) ? 'cell.masked' : 'kernel.mobile.wrong',
    path: [],
  })

/** Adds what the form refuses; the first fault of a column stays. */
function addIssues(
  issues: readonly { path: PropertyKey[]; message: string }[],
  language: Language,
  faults: Faults,
) {
  for (const issue of issues) {
    const column = columnOfField(issue.path[0])
    if (!faults.has(column)) faults.set(column, issueText(language, issue))
  }
}

/** Validates one row by the rules of the form; faults are listed by column. */
function judgeRow(
  sheetRow: ImportRow,
  roles: RoleBook,
  language: Language,
): { account?: NewAccount; faults: Fault[] } {
  const { row, cells } = sheetRow
  const words = sheetWords(language)
  const faults = new Map(unreadCells(sheetRow, language))

  addMissing(sheetRow, language, faults)

  const gender = readGender(cells.gender)
  if (gender === undefined && !faults.has('gender')) faults.set('gender', words.genderWrong)

  const wrongRole = (message: string) => void (faults.has('roles') || faults.set('roles', message))
  const roleIds = rolesOf(cells.roles, roles, language, wrongRole)

  if (cells.mobile.includes('*') && !faults.has('mobile'))
    faults.set('mobile', starsInMobile(cells.mobile, language))

  const read = userForm.safeParse({
    ...cells,
    mobile: cells.mobile || null,
    gender: null,
    email: cells.email || null,
    chestArrNum: cells.badge || null,
    roleIds,
  })

  addIssues(read.error?.issues ?? [], language, faults)

  const rowFaults = [...faults].map(([column, message]) => ({ row, column, message }))
  if (!read.success || rowFaults.length) return { faults: rowFaults }

  const { nickname, mobile, email } = read.data
  const badge = read.data.chestArrNum ?? null
  const department = cells.department || null

  return {
    account: {
      row,
      username: read.data.username.toLowerCase(),
      nickname,
      gender: gender ?? null,
      mobile,
      email,
      roleIds,
      badge,
      department,
    },
    faults: [],
  }
}

/** What only one account may have; null for what a row leaves out, or does not change. */
export type UniqueValues = {
  row: number
  username: string | null
  mobile: string | null
  badge: string | null
}

/** Duplicates within the sheet, reported at the later row. */
export function duplicates(accounts: readonly UniqueValues[], language: Language): Fault[] {
  const inOrder = accounts.toSorted((account, other) => account.row - other.row)
  return (['username', 'mobile', 'badge'] as const).flatMap((column) => {
    const first = new Map<string, number>()
    return inOrder.flatMap((account) => {
      const value = account[column]
      if (value === null) return []

      const row = first.get(value)
      if (row === undefined) first.set(value, account.row)

      return row === undefined
        ? []
        : [{ row: account.row, column, message: fillSentence(sheetWords(language).twice, { row }) }]
    })
  })
}

/** Validates each row by itself. */
export function judgeRows(
  rows: readonly ImportRow[],
  roles: RoleBook,
  language: Language,
): { accounts: NewAccount[]; faults: Fault[] } {
  const judged = rows.map((row) => judgeRow(row, roles, language))
  return {
    accounts: judged.flatMap((row) => row.account ?? []),
    faults: judged.flatMap((row) => row.faults),
  }
}

/** Sorts faults in sheet order. */
export const inSheetOrder = (faults: readonly Fault[]) =>
  [...faults].sort(
    (a, b) => a.row - b.row || IMPORT_COLUMNS.indexOf(a.column) - IMPORT_COLUMNS.indexOf(b.column),
  )

/** Prefixes a fault with its column name if the message does not contain it. */
export function namedFault(fault: Fault, language: Language): string {
  const words = sheetWords(language)
  const column = words.columns[fault.column]
  return fault.message.includes(column)
    ? fault.message
    : fillSentence(words.named, { column, message: fault.message })
}
