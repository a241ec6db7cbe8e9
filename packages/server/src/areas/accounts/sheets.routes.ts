import * as user from '@residency/contract/areas/accounts/user.contract'
import type { Bind } from '../../platform/http/bind.ts'
import { exportUsers } from './export-users.ts'
import { downloadImportResult } from './import-results.ts'
import { importUsers, importUsersWithSheet } from './import-users.ts'
import { downloadUserTemplate } from './user-template.ts'

/** Users as sheets: in, out, and the empty one. */
export function sheetsRoutes(bind: Bind) {
  bind(user.downloadUserTemplate, downloadUserTemplate)
  bind(user.exportUsers, exportUsers)
  bind(user.importUsers, importUsers)
  bind(user.importUsersWithSheet, importUsersWithSheet)
  bind(user.downloadImportResult, downloadImportResult)
}
