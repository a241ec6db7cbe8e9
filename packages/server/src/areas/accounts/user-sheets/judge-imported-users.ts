import { setImmediate } from 'node:timers/promises'
import { accountsErrors } from '@residency/contract/areas/accounts/access'
import type { ErrorDef } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { idsByPlaceName, placeKey } from '../users/user-departments.rules.ts'
import { findOwnDepartments } from '../users/user-grants.ts'
import { rolesByName } from './givable-roles.ts'
import {
  duplicates,
  type Fault,
  type ImportRow,
  inSheetOrder,
  judgeRows,
  type NewAccount,
  type UniqueValues,
} from './import-users.rules.ts'
import { errorText } from './sheet-words.text.ts'
import { findTaken } from './user-import.queries.ts'

const BATCH_SIZE = 200

/** Cells whose value is taken by an existing account. */
async function findTakenCells(ctx: SignedCtx, accounts: readonly NewAccount[]): Promise<Fault[]> {
  const hashes = new Map(
    accounts.map((a) => [a.row, a.mobile === null ? [] : ctx.fields.hashesOf('mobile', a.mobile)]),
  )

  const taken = await findTaken(
    ctx.db,
    accounts.map((a) => a.username),
    [...hashes.values()].flat(),
    accounts.flatMap(({ badge }) => badge ?? []),
  )

  const { usernameTaken, mobileTaken, badgeTaken } = accountsErrors
  const text = (error: ErrorDef) => errorText(ctx.language, error.key)

  return accounts.flatMap(({ row, username, badge }): Fault[] => [
    ...(taken.usernames.has(username)
      ? [{ row, column: 'username' as const, message: text(usernameTaken) }]
      : []),
    ...(badge !== null && taken.badges.has(badge)
      ? [{ row, column: 'badge' as const, message: text(badgeTaken) }]
      : []),
    ...(hashes.get(row)!.some((hash) => taken.hashes.has(hash))
      ? [{ row, column: 'mobile' as const, message: text(mobileTaken) }]
      : []),
  ])
}

/** A valid account with the department it belongs to. */
export type PlacedAccount = NewAccount & { departmentId: number | null }

/**
 * Departments that the actor may enter accounts in, by name in either language, by path and by
 * code.
 */
async function placeAccounts(
  ctx: SignedCtx,
  accounts: readonly NewAccount[],
  otherwise: number | null,
) {
  const isNamed = accounts.some(({ department }) => department !== null)
  const ids = isNamed ? idsByPlaceName(await findOwnDepartments(ctx)) : new Map<string, number>()
  const message = errorText(ctx.language, accountsErrors.departmentUnknown.key)
  const placed: PlacedAccount[] = []
  const faults: Fault[] = []

  for (const account of accounts) {
    const departmentId =
      account.department === null ? otherwise : ids.get(placeKey(account.department))
    if (departmentId === undefined) faults.push({ row: account.row, column: 'department', message })
    else placed.push({ ...account, departmentId })
  }

  return { placed, faults }
}

/**
 * Validates all rows by themselves, against each other and `others` of the sheet, and against the
 * database.
 */
export async function judgeSheet(
  ctx: SignedCtx,
  rows: readonly ImportRow[],
  departmentId: number | null,
  others: readonly UniqueValues[],
) {
  const roles = await rolesByName(ctx)
  const accounts: NewAccount[] = []
  const faults: Fault[] = []

  for (let offset = 0; offset < rows.length; offset += BATCH_SIZE) {
    const judged = judgeRows(rows.slice(offset, offset + BATCH_SIZE), roles, ctx.language)
    accounts.push(...judged.accounts)
    faults.push(...judged.faults)
    await setImmediate() // yields to other requests
  }

  const { placed, faults: unplaced } = await placeAccounts(ctx, accounts, departmentId)

  faults.push(
    ...duplicates([...accounts, ...others], ctx.language),
    ...(await findTakenCells(ctx, accounts)),
    ...unplaced,
  )

  return { accounts: placed, faults: inSheetOrder(faults) }
}
