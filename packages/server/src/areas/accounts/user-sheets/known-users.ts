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
import { findKnownUsers, findTaken, type KnownUser } from './user-import.queries.ts'

/**
 * Rows of accounts that are there: all of them, those that change something, and those that change
 * nothing.
 */
export type KnownRows = {
  rows: ReadonlySet<number>
  changed: ChangedUser[]
  unchanged: ReadonlySet<number>
  faults: Fault[]
}

/** The columns of a row that differ from what the list exports of the account. */
function differingColumns(
  ctx: SignedCtx,
  { cells }: ImportRow,
  user: KnownUser,
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
  const hashesOf = (one: ChangedUser) => ctx.fields.hashesOf('mobile', one.after.mobile!)

  const taken = await findTaken(
    ctx.db,
    [],
    mobiles.flatMap(hashesOf),
    badges.flatMap(({ after }) => after.chestArrNum ?? []),
  )

  const fault = (one: ChangedUser, column: ImportColumn, error: { key: string }) => ({
    row: one.row,
    column,
    message: errorText(ctx.language, error.key),
  })

  return [
    ...badges
      .filter(({ after }) => after.chestArrNum !== null && taken.badges.has(after.chestArrNum))
      .map((one) => fault(one, 'badge', accountsErrors.badgeTaken)),
    ...mobiles
      .filter((one) => hashesOf(one).some((hash) => taken.hashes.has(hash)))
      .map((one) => fault(one, 'mobile', accountsErrors.mobileTaken)),
  ]
}

/**
 * The rows of accounts that are there, by their user name, for whoever may edit them: those that
 * the list exports like this change nothing, the others are read as changes. A row that names roles
 * is meant as a new account, whose user name may not be taken.
 */
export async function judgeKnownUsers(
  ctx: SignedCtx,
  rows: readonly ImportRow[],
  present: ReadonlySet<string>,
): Promise<KnownRows> {
  const nothing = { rows: new Set<number>(), changed: [], unchanged: new Set<number>(), faults: [] }
  if (!holds(ctx.actor, may.userEdit)) return nothing

  const nameOf = ({ cells }: ImportRow) => cells.username.trim().toLowerCase()

  const users = new Map(
    (await findKnownUsers(ctx.db, visibleUsers(ctx.actor), rows.map(nameOf))).map((user) => [
      user.username,
      user,
    ]),
  )

  const known = rows.flatMap((row) => {
    const user = row.cells.roles ? undefined : users.get(nameOf(row))
    return user ? [{ row, user, columns: differingColumns(ctx, row, user, present) }] : []
  })

  if (known.length === 0) return nothing

  const isDiffering = ({ row, columns }: (typeof known)[number]) =>
    columns.length > 0 || row.faults !== undefined
  const differing = known.filter(isDiffering)

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

  const changed = read.flatMap((one) => ('changed' in one && one.changed ? [one.changed] : []))

  return {
    rows: new Set(known.map(({ row }) => row.row)),
    changed,
    unchanged: new Set(known.filter((one) => !isDiffering(one)).map(({ row }) => row.row)),
    faults: [...read.flatMap(({ faults }) => faults), ...(await takenFaults(ctx, changed))],
  }
}
