import type { importUsers as endpoint } from '@residency/contract/areas/accounts/user-sheets/user-sheet.contract'
import { type InputOf, joinClauses, type Language } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import type { UploadedPart } from '../../../platform/http/read-input.ts'
import { mustBeOwnDepartment } from '../users/user-grants.ts'
import { changeAccounts } from './change-imported-users.ts'
import { judgeExistingUsers } from './existing-users.ts'
import { storeImportResult } from './import-results.ts'
import { type Fault, inSheetOrder, namedFault } from './import-users.rules.ts'
import { judgeSheet } from './judge-imported-users.ts'
import { uniqueValuesOf } from './read-user-change.ts'
import { readUserSheet } from './read-user-sheet.ts'
import { sheetWords } from './sheet-words.text.ts'
import { createAccounts } from './write-imported-users.ts'
import { writeResultSheet } from './write-result-sheet.ts'

type Input = InputOf<typeof endpoint, 'out'>

/**
 * The fault of a new account in a sheet without the column of roles, as an exported list is: it
 * names the column to add.
 */
const withoutRoles = (fault: Fault, language: Language): Fault =>
  fault.column === 'roles' ? { ...fault, message: sheetWords(language).rolesColumnMissing } : fault

/**
 * Reads, validates and writes a sheet: all rows or none; with `mode` valid, only the valid rows.
 */
async function importSheet(ctx: SignedCtx, input: Input, file: UploadedPart, keepsResult: boolean) {
  const { rows, present, unread } = await readUserSheet(file, ctx.language)
  const departmentId = input.deptId ?? null
  await mustBeOwnDepartment(ctx, departmentId)

  const existing = await judgeExistingUsers(ctx, rows, present)
  const unknown = rows.filter(({ row }) => !existing.rows.has(row))
  const judged = await judgeSheet(ctx, unknown, departmentId, existing.changed.map(uniqueValuesOf))
  const unknownFaults = present.has('roles')
    ? judged.faults
    : judged.faults.map((fault) => withoutRoles(fault, ctx.language))
  const faults = inSheetOrder([...unknownFaults, ...existing.faults])
  const wrongRows = new Set(faults.map((fault) => fault.row))
  const isRefused = input.mode === 'all' && wrongRows.size > 0
  const taken = <R extends { row: number }>(all: readonly R[]) =>
    isRefused ? [] : all.filter(({ row }) => !wrongRows.has(row))
  const [created, changed] = [taken(judged.accounts), taken(existing.changed)]

  const counts = {
    changed: changed.length,
    unchanged: existing.unchanged.size,
    failed: wrongRows.size,
  }

  const detail = { rows: rows.length, ...counts, deptId: departmentId, mode: input.mode }
  const isNothing = created.length + changed.length === 0

  if (isNothing)
    await ctx.audit({
      action: 'accounts.user.import',
      result: wrongRows.size ? 'failed' : 'ok',
      detail,
    })

  const keep = async (tx: SignedCtx, passwords: ReadonlyMap<number, string>) => {
    if (!keepsResult || rows.length === 0) return null

    const outcomes = {
      faults,
      passwords,
      unchanged: existing.unchanged,
      changed: new Set(changed.map(({ row }) => row)),
    }

    return storeImportResult(tx, await writeResultSheet(tx.language, rows, outcomes))
  }

  const resultKey = isNothing
    ? await keep(ctx, new Map())
    : await inTransaction(ctx, async (tx) => {
        await changeAccounts(tx, changed)
        return createAccounts(tx, created, detail, keep)
      })

  return { created: created.length, ...counts, unread, faults, resultKey }
}

/** The published client's import: answers one message for a toast, with a line per invalid row. */
export async function importUsers(
  ctx: SignedCtx,
  input: Input,
  file: UploadedPart,
): Promise<string> {
  const { created, changed, unchanged, failed, unread, faults } = await importSheet(
    ctx,
    input,
    file,
    false,
  )

  const words = sheetWords(ctx.language)
  const byRow = new Map<number, Fault[]>()

  for (const fault of faults) byRow.set(fault.row, [...(byRow.get(fault.row) ?? []), fault])

  const lines = [...byRow].map(([row, rowFaults]) =>
    fillSentence(words.importRowWrong, {
      row,
      why: joinClauses(
        ctx.language,
        rowFaults.map((fault) => namedFault(fault, ctx.language)),
      ),
    }),
  )

  const unreadLine = unread.length
    ? fillSentence(words.importUnread, { columns: joinClauses(ctx.language, unread) })
    : ''

  return (
    fillSentence(words.importEnded, { created: created + changed + unchanged, failed }) +
    lines.join('') +
    unreadLine
  )
}

/** Our own screen's import: counts, every invalid cell, and the key of the result sheet. */
export async function importUsersWithSheet(ctx: SignedCtx, input: Input, file: UploadedPart) {
  const { faults, ...counts } = await importSheet(ctx, input, file, true)
  const { columns } = sheetWords(ctx.language)
  return { ...counts, errors: faults.map((fault) => ({ ...fault, column: columns[fault.column] })) }
}
