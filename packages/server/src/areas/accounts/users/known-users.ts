import { accountsErrors } from '@residency/contract/areas/accounts/errors'
import { accountsPermissions as may } from '@residency/contract/areas/accounts/permissions'
import { userForm } from '@residency/contract/areas/accounts/user.contract'
import { holds, labelIn, maskNumber } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isMasked } from '../../../platform/sheets/cells.ts'
import { visibleUsers } from '../accounts.policy.ts'
import { columnOfField, type Fault, type ImportColumn, type ImportRow, readGender, unreadCells } from './import-users.rules.ts'
import { genderLabel } from './list-users.ts'
import { errorText, issueText, sheetWords } from './sheet-words.text.ts'
import { idsByPlaceName, placeKey } from './user-departments.rules.ts'
import { findAbove, findOwnDepartments } from './user-grants.ts'
import { findKnownUsers, findTaken, type KnownUser } from './user-import.queries.ts'

/** What a sheet may change of an account. */
export type ChangedUser = {
  row: number
  before: KnownUser
  after: {
    nickname: string
    gender: number | null
    email: string | null
    chest_arr_num: string | null
    department_id: number | null
    /** The whole number; undefined where it stays. */
    mobile?: string | null
  }
}
/** Rows of accounts that are there: all of them, those that change something, and those that change nothing. */
export type KnownRows = { rows: ReadonlySet<number>; changed: ChangedUser[]; unchanged: ReadonlySet<number>; faults: Fault[] }

const CHANGEABLE = ['nickname', 'gender', 'mobile', 'email', 'department', 'badge'] as const satisfies readonly ImportColumn[]
type Changeable = (typeof CHANGEABLE)[number]

type Departments = ReadonlyMap<string, number>

/** The columns of a row that differ from what the list exports of the account. */
function differingColumns(ctx: SignedCtx, { cells }: ImportRow, user: KnownUser, present: ReadonlySet<string>): Changeable[] {
  const mobile = mobileOf(ctx, user)
  const exported: Readonly<Record<Changeable, readonly (string | null)[]>> = {
    nickname: [user.nickname],
    gender: [genderLabel(ctx.language, user.gender)],
    mobile: [maskNumber(mobile), mobile],
    email: [user.email],
    badge: [user.chest_arr_num],
    department: [labelIn(ctx.language, user.department, user.department_en), user.department],
  }
  const isSame = (column: Changeable) => exported[column].some((text) => (text ?? '') === cells[column].trim())
  return CHANGEABLE.filter((column) => present.has(column) && !isSame(column))
}
const mobileOf = (ctx: SignedCtx, user: KnownUser) =>
  ctx.fields.openCell({ table: 'users', column: 'mobile', row: user.id }, user.mobile_sealed)

/** One changed row of a known account: what it becomes, or what is wrong with its cells. */
function readChange(ctx: SignedCtx, given: ImportRow, user: KnownUser, columns: readonly Changeable[], departments: Departments) {
  const { row, cells } = given
  const { language } = ctx
  const isChanged = (column: Changeable) => columns.includes(column)
  const faults = new Map<ImportColumn, string>(unreadCells(given, language))
  const refuse = (column: ImportColumn, message: string) => void (faults.has(column) || faults.set(column, message))

  const gender = isChanged('gender') ? readGender(cells.gender) : user.gender
  if (gender === undefined) refuse('gender', sheetWords(language).genderWrong)
  if (isChanged('mobile') && isMasked(cells.mobile)) refuse('mobile', issueText(language, { message: 'kernel.cell.masked', path: [] }))

  const departmentId = isChanged('department') ? departments.get(placeKey(cells.department)) : user.department_id
  if (departmentId === undefined) refuse('department', errorText(language, accountsErrors.departmentUnknown.key))

  const mobile = isChanged('mobile') && !isMasked(cells.mobile) ? cells.mobile || null : null
  const read = userForm.safeParse({
    username: user.username,
    nickname: isChanged('nickname') ? cells.nickname : user.nickname,
    mobile,
    gender: null,
    email: isChanged('email') ? cells.email || null : user.email,
    chestArrNum: isChanged('badge') ? cells.badge || null : user.chest_arr_num,
    roleIds: user.role_ids,
  })
  for (const issue of read.error?.issues ?? []) refuse(columnOfField(issue.path[0]), issueText(language, issue))
  if (!read.success || faults.size > 0) return { faults: [...faults].map(([column, message]) => ({ row, column, message })) }

  const { nickname, email, chestArrNum } = read.data
  const after = {
    nickname,
    gender: gender ?? null,
    email,
    chest_arr_num: chestArrNum ?? null,
    department_id: departmentId ?? null,
    ...(isChanged('mobile') && { mobile: read.data.mobile }),
  }
  return { changed: { row, before: user, after }, faults: [] }
}

/** Numbers that other accounts have. */
async function takenFaults(ctx: SignedCtx, changed: readonly ChangedUser[]): Promise<Fault[]> {
  const badges = changed.filter(({ before, after }) => after.chest_arr_num !== before.chest_arr_num)
  const mobiles = changed.filter(({ after }) => after.mobile)
  const hashesOf = (one: ChangedUser) => ctx.fields.hashesOf('mobile', one.after.mobile!)
  const taken = await findTaken(
    ctx.db,
    [],
    mobiles.flatMap(hashesOf),
    badges.flatMap(({ after }) => after.chest_arr_num ?? []),
  )
  const fault = (one: ChangedUser, column: ImportColumn, error: { key: string }) => ({
    row: one.row,
    column,
    message: errorText(ctx.language, error.key),
  })
  return [
    ...badges
      .filter(({ after }) => after.chest_arr_num !== null && taken.badges.has(after.chest_arr_num))
      .map((one) => fault(one, 'badge', accountsErrors.badgeTaken)),
    ...mobiles
      .filter((one) => hashesOf(one).some((hash) => taken.hashes.has(hash)))
      .map((one) => fault(one, 'mobile', accountsErrors.mobileTaken)),
  ]
}

/**
 * The rows of accounts that are there, by their user name, for whoever may edit them: those that the list exports like this change nothing,
 * the others are read as changes. A row that names roles is meant as a new account, whose user name may not be taken.
 */
export async function judgeKnownUsers(ctx: SignedCtx, rows: readonly ImportRow[], present: ReadonlySet<string>): Promise<KnownRows> {
  const nothing = { rows: new Set<number>(), changed: [], unchanged: new Set<number>(), faults: [] }
  if (!holds(ctx.actor, may.userEdit)) return nothing

  const nameOf = ({ cells }: ImportRow) => cells.username.trim().toLowerCase()
  const users = new Map((await findKnownUsers(ctx.db, visibleUsers(ctx.actor), rows.map(nameOf))).map((user) => [user.username, user]))
  const known = rows.flatMap((row) => {
    const user = row.cells.roles ? undefined : users.get(nameOf(row))
    return user ? [{ row, user, columns: differingColumns(ctx, row, user, present) }] : []
  })
  if (known.length === 0) return nothing

  const isDiffering = ({ row, columns }: (typeof known)[number]) => columns.length > 0 || row.faults !== undefined
  const differing = known.filter(isDiffering)
  const above = await findAbove(
    ctx,
    differing.map(({ user }) => user.id),
  )
  const departments = idsByPlaceName(await findOwnDepartments(ctx))
  const read = differing.map(({ row, user, columns }) =>
    above.has(user.id)
      ? { faults: [{ row: row.row, column: 'username' as const, message: errorText(ctx.language, accountsErrors.accountHoldsMore.key) }] }
      : readChange(ctx, row, user, columns, departments),
  )
  const changed = read.flatMap((one) => ('changed' in one && one.changed ? [one.changed] : []))

  return {
    rows: new Set(known.map(({ row }) => row.row)),
    changed,
    unchanged: new Set(known.filter((one) => !isDiffering(one)).map(({ row }) => row.row)),
    faults: [...read.flatMap(({ faults }) => faults), ...(await takenFaults(ctx, changed))],
  }
}
