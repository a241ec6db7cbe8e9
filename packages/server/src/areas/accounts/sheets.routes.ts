import * as sheet from '@residency/contract/areas/accounts/user-sheet.contract'
import { accountsWords } from '@residency/contract/areas/accounts/words'
import type { Binder } from '../../platform/http/bind.ts'
import { exportUsers } from './users/export-users.ts'
import { downloadImportResult } from './users/import-results.ts'
import { importUsers, importUsersWithSheet } from './users/import-users.ts'
import { downloadUserTemplate } from './users/user-template.ts'

/** User import, export and template. */
export function sheetsRoutes(binder: Binder) {
  const bind = binder(accountsWords)

  bind(sheet.downloadUserTemplate, downloadUserTemplate)
  bind(sheet.exportUsers, exportUsers)
  bind(sheet.importUsers, importUsers)
  bind(sheet.importUsersWithSheet, importUsersWithSheet)
  bind(sheet.downloadImportResult, downloadImportResult)
}
