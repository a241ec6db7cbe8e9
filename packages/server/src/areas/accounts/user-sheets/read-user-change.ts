import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { userForm } from '@residency/contract/areas/accounts/users/user.contract'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isMasked } from '../../../platform/sheets/cells.ts'
import { placeKey } from '../users/user-departments.rules.ts'
import {
  columnOfField,
  type ImportColumn,
  type ImportRow,
  readGender,
  type UniqueValues,
  unreadCells,
} from './import-users.rules.ts'
import { errorText, issueText, sheetWords } from './sheet-words.text.ts'
import type { ExistingUser } from './user-import.queries.ts'

/** What a sheet may change of an account. */
export type ChangedUser = {
  row: number
  before: ExistingUser
  after: {
    nickname: string
    gender: number | null
    email: string | null
    chestArrNum: string | null
    departmentId: number | null

    /** The whole number; undefined where it stays. */
    mobile?: string | null
  }
}

export const CHANGEABLE = [
  'nickname',
  'gender',
  'mobile',
  'email',
  'department',
  'badge',
] as const satisfies readonly ImportColumn[]

export type Changeable = (typeof CHANGEABLE)[number]

/** What a changed account has now and no other may have: each account is in a sheet once. */
export const uniqueValuesOf = ({ row, before, after }: ChangedUser): UniqueValues => ({
  row,
  username: before.username,
  mobile: after.mobile ?? null,
  badge: after.chestArrNum === before.chestArrNum ? null : after.chestArrNum,
})

type Departments = ReadonlyMap<string, number>

/** One changed row of a known account: what it becomes, or what is wrong with its cells. */
export function readChange(
  ctx: SignedCtx,
  sheetRow: ImportRow,
  user: ExistingUser,
  columns: readonly Changeable[],
  departments: Departments,
) {
  const { row, cells } = sheetRow
  const { language } = ctx
  const isChanged = (column: Changeable) => columns.includes(column)
  const faults = new Map<ImportColumn, string>(unreadCells(sheetRow, language))
  const refuse = (column: ImportColumn, message: string) =>
    void (faults.has(column) || faults.set(column, message))

  const gender = isChanged('gender') ? readGender(cells.gender) : user.gender
  if (gender === undefined) refuse('gender', sheetWords(language).genderWrong)
  if (isChanged('mobile') && isMasked(cells.mobile))
    refuse('mobile', issueText(language, { message: 'cell.masked', path: [] }))

  const departmentId = isChanged('department')
    ? departments.get(placeKey(cells.department))
    : user.departmentId

  if (departmentId === undefined)
    refuse('department', errorText(language, accountsErrors.departmentUnknown.key))

  const mobile = isChanged('mobile') && !isMasked(cells.mobile) ? cells.mobile || null : null

  const read = userForm.safeParse({
    username: user.username,
    nickname: isChanged('nickname') ? cells.nickname : user.nickname,
    mobile,
    gender: null,
    email: isChanged('email') ? cells.email || null : user.email,
    chestArrNum: isChanged('badge') ? cells.badge || null : user.chestArrNum,
    roleIds: user.roleIds,
  })

  for (const issue of read.error?.issues ?? [])
    refuse(columnOfField(issue.path[0]), issueText(language, issue))

  if (!read.success || faults.size > 0)
    return { faults: [...faults].map(([column, message]) => ({ row, column, message })) }

  const { nickname, email, chestArrNum } = read.data

  const after = {
    nickname,
    gender: gender ?? null,
    email,
    chestArrNum: chestArrNum ?? null,
    departmentId: departmentId ?? null,
    ...(isChanged('mobile') && { mobile: read.data.mobile }),
  }

  return { changed: { row, before: user, after }, faults: [] }
}
