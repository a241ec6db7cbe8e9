import type { UserRow } from '@residency/contract/areas/accounts/users/user.contract'
import { useState } from 'react'
import { ignoreReportedErrors } from '../../../platform/calls/api-client.ts'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToDeleteMany } from '../../../screens/ask-to-delete.ts'
import { accountsText } from '../accounts.text.ts'
import type { UserAct } from './user.columns.tsx'
import {
  useDeleteUsers,
  useLiftLoginLock,
  useResetUserPassword,
  useSetUserStatus,
} from './user.queries.ts'

export type PasswordNote = { username: string; nickname: string; oneTimePassword: string }

/**
 * Row actions of the account list: confirmed if destructive, reported when done. The budget of this
 * page has no room for `useRowActs`.
 */
export function useUserActs(onEdit: (row: UserRow) => void, onRemoved: () => void) {
  const text = useText(accountsText)
  const [password, setPassword] = useState<PasswordNote | null>(null)
  const remove = useDeleteUsers()
  const setStatus = useSetUserStatus()
  const reset = useResetUserPassword()
  const lift = useLiftLoginLock()

  const removeMany = async (rows: readonly UserRow[], done: () => void) => {
    const names = rows.map(({ nickname }) => nickname)
    const ids = rows.map(({ id }) => id)
    if (await askToDeleteMany(text, names, () => remove.mutateAsync(ids))) done()
  }

  const acts: Record<UserAct, (row: UserRow) => Promise<void> | void> = {
    edit: onEdit,
    delete: (row) => removeMany([row], onRemoved),
    enable: async (row) => {
      await setStatus.mutateAsync({ id: row.id, status: 1 })
      toast.success(say(text.enabled, { name: row.nickname }))
    },
    disable: async (row) => {
      const title = say(text.disableQuestion, { name: row.nickname })
      if (!(await ask({ title, content: text.disableContent, okText: text.disable, danger: true })))
        return

      await setStatus.mutateAsync({ id: row.id, status: 0 })
      toast.success(say(text.disabled, { name: row.nickname }))
    },
    liftLoginLock: async (row) => {
      await lift.mutateAsync(row.id)
      toast.success(say(text.lockLifted, { name: row.nickname }))
    },
    resetPassword: async (row) => {
      if (
        !(await ask({
          title: say(text.resetQuestion, { name: row.nickname }),
          content: text.resetContent,
          okText: text.resetPassword,
        }))
      )
        return

      const { oneTimePassword } = await reset.mutateAsync(row.id)
      if (oneTimePassword)
        setPassword({ username: row.username, nickname: row.nickname, oneTimePassword })
    },
  }

  return {
    act: ignoreReportedErrors((what: UserAct, row: UserRow) => acts[what](row)),
    removeMany,
    password,
    showPassword: setPassword,
    hidePassword: () => setPassword(null),
  }
}
