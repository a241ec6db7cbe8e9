import { accountsWords } from '@residency/contract/areas/accounts/text'
import { type Sheet, writeWorkbook, XLSX_TYPE } from '../../../platform/excel/write-sheet.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findGivableRoles } from './givable-roles.ts'
import { IMPORT_COLUMNS, type ImportColumn } from './import-users.rules.ts'
import { sheetWords } from './sheet-words.text.ts'

/** The empty import sheet; a second sheet has instructions and the roles the reader may grant. */
export async function downloadUserTemplate(ctx: SignedCtx) {
  const words = sheetWords(ctx.language)
  const { gender } = accountsWords[ctx.language]
  const roles = (await findGivableRoles(ctx)).filter((role) => role.mayGive)

  const empty: Sheet<ImportColumn> = {
    name: words.users,
    columns: IMPORT_COLUMNS.map((key) => ({
      key,
      header: words.columns[key],
      width: 20,
      isText: true,
      ...(key === 'gender' ? { choices: [gender[1], gender[2]] } : {}),
    })),
    rows: [],
  }

  const howTo: Sheet<'column' | 'rule'> = {
    name: words.howTo,
    columns: [
      { key: 'column', header: words.columns.column, width: 20 },
      { key: 'rule', header: words.columns.rule, width: 80 },
    ],
    rows: [
      ...IMPORT_COLUMNS.map((key) => ({ column: words.columns[key], rule: words.rules[key] })),
      ...roles.map((role) => ({ column: role.code, rule: role.name })),
    ],
  }

  return {
    filename: `${words.template}.xlsx`,
    type: XLSX_TYPE,
    body: writeWorkbook<string>([empty, howTo]),
  }
}
