import {
  exportUsers,
  importUsersWithSheet,
} from '@residency/contract/areas/accounts/user-sheets/user-sheet.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange } from '../../../platform/calls/queries.ts'
import { PATHS } from '../users/user.queries.ts'

export const useImportUsers = () =>
  useChange(PATHS, ({ file, ...input }: InputOf<typeof importUsersWithSheet> & { file: File }) =>
    call(importUsersWithSheet, input, { file: { blob: file, name: file.name }, quiet: true }),
  )

export const exportUserSheet = (input: InputOf<typeof exportUsers>) =>
  call(exportUsers, input, { quiet: true })
