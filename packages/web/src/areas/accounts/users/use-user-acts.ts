import type { UserRow } from '@residency/contract/areas/accounts/users/user.contract'
import { useState } from 'react'
import { ignoreReportedErrors } from '../../../platform/calls/api-client.ts'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToDeleteMany } from '../../../screens/ask-to-delete.ts'
import { useRowActs } from '../../../screens/use-row-acts.ts'
import { accountsText } from '../accounts.text.ts'
import type { UserAct } from './user.columns.tsx'
import {
  useDeleteUsers,
  useLiftLoginLock,
  useResetUserPassword,
  useSetUserStatus,
} from './user.queries.ts'

type NamedUser = UserRow & { name: string }
export type PasswordNote = { username: string; nickname: string; oneTimePassword: string }

/** Row actions of the account list: confirmed if destructive, reported when done. */
export function useUserActs(onEdit: (row: UserRow) => void, onRemoved: () => void) {
  const text = useText(accountsText)
  const [password, setPassword] = useState<PasswordNote | null>(null)
  const remove = useDeleteUsers()
  const { toggle } = useRowActs<NamedUser>({ setStatus: useSetUserStatus() }, text)
  const reset = useResetUserPassword()
  const lift = useLiftLoginLock()

  const removeMany = async (rows: readonly UserRow[], done: () => void) => {
    const names = rows.map(({ nickname }) => nickname)
    const ids = rows.map(({ id }) => id)
    if (await askToDeleteMany(text, names, () => remove.mutateAsync(ids))) done()
  }

  const toggleUser = (row: UserRow) => toggle({ ...row, name: row.nickname })

  const acts: Record<UserAct, (row: UserRow) => Promise<void> | void> = {
    edit: onEdit,
    delete: (row) => removeMany([row], onRemoved),
    enable: toggleUser,
    disable: toggleUser,
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
