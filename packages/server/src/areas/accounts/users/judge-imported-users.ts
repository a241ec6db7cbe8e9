import { setImmediate } from 'node:timers/promises'
import { accountsErrors } from '@residency/contract/areas/accounts/errors'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { rolesByName } from './givable-roles.ts'
import { duplicates, type Fault, type ImportRow, inSheetOrder, judgeRows, type NewAccount } from './import-users.rules.ts'
import { errorText } from './sheet-words.text.ts'
import { findTaken } from './user-import.queries.ts'

const AT_ONCE = 200

/** Cells whose value is taken by an existing account. */
async function findTakenCells(ctx: SignedCtx, accounts: readonly NewAccount[]): Promise<Fault[]> {
  const hashes = new Map(accounts.map((a) => [a.row, a.mobile === null ? [] : ctx.fields.hashesOf('mobile', a.mobile)]))
  const taken = await findTaken(
    ctx.db,
    accounts.map((a) => a.username),
    [...hashes.values()].flat(),
  )
  const [usernameTaken, mobileTaken] = [accountsErrors.usernameTaken, accountsErrors.mobileTaken].map((e) => errorText(ctx.language, e.key))
  return accounts.flatMap(({ row, username }): Fault[] => [
    ...(taken.usernames.has(username) ? [{ row, column: 'username' as const, message: usernameTaken! }] : []),
    ...(hashes.get(row)!.some((hash) => taken.hashes.has(hash)) ? [{ row, column: 'mobile' as const, message: mobileTaken! }] : []),
  ])
}

/** Validates all rows by themselves, against each other and against the database. */
export async function judgeSheet(ctx: SignedCtx, rows: readonly ImportRow[]) {
  const roles = await rolesByName(ctx)
  const accounts: NewAccount[] = []
  const faults: Fault[] = []
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const judged = judgeRows(rows.slice(at, at + AT_ONCE), roles, ctx.language)
    accounts.push(...judged.accounts)
    faults.push(...judged.faults)
    await setImmediate() // yields to other requests
  }
  faults.push(...duplicates(accounts, ctx.language), ...(await findTakenCells(ctx, accounts)))
  return { accounts, faults: inSheetOrder(faults) }
}
