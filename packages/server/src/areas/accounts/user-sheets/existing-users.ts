import {
  accountsErrors,
  accountsPermissions as may,
} from '@residency/contract/areas/accounts/access'
import { holds, labelIn, maskNumber } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleUsers } from '../accounts.policy.ts'
import { genderLabel, mobileOf } from '../users/list-users.ts'
import { idsByPlaceName } from '../users/user-departments.rules.ts'
import { findAbove, findOwnDepartments } from '../users/user-grants.ts'
import type { Fault, ImportColumn, ImportRow } from './import-users.rules.ts'
import { CHANGEABLE, type Changeable, type ChangedUser, readChange } from './read-user-change.ts'
import { errorText } from './sheet-words.text.ts'
import { type ExistingUser, findExistingUsers, findTaken } from './user-import.queries.ts'

/**
 * Rows of accounts that are there: all of them, those that change something, and those that change
 * nothing.
 */
export type ExistingRows = {
  rows: ReadonlySet<number>
  changed: ChangedUser[]
  unchanged: ReadonlySet<number>
  faults: Fault[]
}

/** The columns of a row that differ from what the list exports of the account. */
function differingColumns(
  ctx: SignedCtx,
  { cells }: ImportRow,
  user: ExistingUser,
  present: ReadonlySet<string>,
): Changeable[] {
  const mobile = mobileOf(ctx, user)

  const exported: Readonly<Record<Changeable, readonly (string | null)[]>> = {
    nickname: [user.nickname],
    gender: [genderLabel(ctx.language, user.gender)],
    mobile: [maskNumber(mobile), mobile],
    email: [user.email],
    badge: [user.chestArrNum],
    department: [labelIn(ctx.language, user.department, user.departmentEn), user.department],
  }

  const isSame = (column: Changeable) =>
    exported[column].some((text) => (text ?? '') === cells[column].trim())

  return CHANGEABLE.filter((column) => present.has(column) && !isSame(column))
}

/** Numbers that other accounts have. */
async function takenFaults(ctx: SignedCtx, changed: readonly ChangedUser[]): Promise<Fault[]> {
  const badges = changed.filter(({ before, after }) => after.chestArrNum !== before.chestArrNum)
  const mobiles = changed.filter(({ after }) => after.mobile)
  const hashesOf = (user: ChangedUser) => ctx.fields.hashesOf('mobile', user.after.mobile!)

  const taken = await findTaken(
    ctx.db,
    [],
    mobiles.flatMap(hashesOf),
    badges.flatMap(({ after }) => after.chestArrNum ?? []),
  )

  const fault = (user: ChangedUser, column: ImportColumn, error: { key: string }) => ({
    row: user.row,
    column,
    message: errorText(ctx.language, error.key),
  })

  return [
    ...badges
      .filter(({ after }) => after.chestArrNum !== null && taken.badges.has(after.chestArrNum))
      .map((user) => fault(user, 'badge', accountsErrors.badgeTaken)),
    ...mobiles
      .filter((user) => hashesOf(user).some((hash) => taken.hashes.has(hash)))
      .map((user) => fault(user, 'mobile', accountsErrors.mobileTaken)),
  ]
}

/**
 * The rows of existing accounts, by user name, for users who may edit them: rows equal to the
 * export change nothing, the others are read as changes. A row that names roles means a new
 * account, whose user name must be free.
 */
export async function judgeExistingUsers(
  ctx: SignedCtx,
  rows: readonly ImportRow[],
  present: ReadonlySet<string>,
): Promise<ExistingRows> {
  const nothing = { rows: new Set<number>(), changed: [], unchanged: new Set<number>(), faults: [] }
  if (!holds(ctx.actor, may.userEdit)) return nothing

  const nameOf = ({ cells }: ImportRow) => cells.username.trim().toLowerCase()

  const users = new Map(
    (await findExistingUsers(ctx.db, visibleUsers(ctx.actor), rows.map(nameOf))).map((user) => [
      user.username,
      user,
    ]),
  )

  const existing = rows.flatMap((row) => {
    const user = row.cells.roles ? undefined : users.get(nameOf(row))
    return user ? [{ row, user, columns: differingColumns(ctx, row, user, present) }] : []
  })

  if (existing.length === 0) return nothing

  const isDiffering = ({ row, columns }: (typeof existing)[number]) =>
    columns.length > 0 || row.faults !== undefined
  const differing = existing.filter(isDiffering)

  const above = await findAbove(
    ctx,
    differing.map(({ user }) => user.id),
  )

  const departments = idsByPlaceName(await findOwnDepartments(ctx))

  const read = differing.map(({ row, user, columns }) =>
    above.has(user.id)
      ? {
          faults: [
            {
              row: row.row,
              column: 'username' as const,
              message: errorText(ctx.language, accountsErrors.accountHoldsMore.key),
            },
          ],
        }
      : readChange(ctx, row, user, columns, departments),
  )

  const changed = read.flatMap((user) => ('changed' in user && user.changed ? [user.changed] : []))

  return {
    rows: new Set(existing.map(({ row }) => row.row)),
    changed,
    unchanged: new Set(existing.filter((user) => !isDiffering(user)).map(({ row }) => row.row)),
    faults: [...read.flatMap(({ faults }) => faults), ...(await takenFaults(ctx, changed))],
  }
}
