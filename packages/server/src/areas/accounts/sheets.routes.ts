import { accountsWords } from '@residency/contract/areas/accounts/text'
import * as sheet from '@residency/contract/areas/accounts/user-sheets/user-sheet.contract'
import type { Binder } from '../../platform/http/bind.ts'
import { exportUsers } from './user-sheets/export-users.ts'
import { downloadImportResult } from './user-sheets/import-results.ts'
import { importUsers, importUsersWithSheet } from './user-sheets/import-users.ts'
import { downloadUserTemplate } from './user-sheets/user-template.ts'

/** User import, export and template. */
export function sheetsRoutes(binder: Binder) {
  const bind = binder(accountsWords)

  bind(sheet.downloadUserTemplate, downloadUserTemplate)
  bind(sheet.exportUsers, exportUsers)
  bind(sheet.importUsers, importUsers)
  bind(sheet.importUsersWithSheet, importUsersWithSheet)
  bind(sheet.downloadImportResult, downloadImportResult)
}
