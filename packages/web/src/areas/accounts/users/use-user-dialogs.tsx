import type { UserRow } from '@residency/contract/areas/accounts/users/user.contract'
import { useState } from 'react'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useUserActs } from './use-user-acts.ts'

const UserFormDialog = lazyDialog(() => import('./user-form.tsx').then((part) => part.UserFormDialog))
const OneTimePassword = lazyDialog(() => import('./one-time-password.tsx').then((part) => part.OneTimePassword))

/** Account actions with their dialogs, shared by the list and the account page. */
export function useUserDialogs(onRemoved: () => void) {
  const [form, setForm] = useState<{ id: number | null } | null>(null)
  const acts = useUserActs((row: UserRow) => setForm({ id: row.id }), onRemoved)
  const dialogs = (
    <>
      <UserFormDialog isOpen={form !== null} id={form?.id ?? null} onClose={() => setForm(null)} onCreated={acts.showPassword} />
      <OneTimePassword isOpen={acts.password !== null} given={acts.password} onClose={acts.hidePassword} />
    </>
  )
  return { act: acts.act, removeMany: acts.removeMany, add: () => setForm({ id: null }), dialogs }
}
