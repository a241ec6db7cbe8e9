import type { UserRow } from '@residency/contract/areas/accounts/users/user.contract'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useUserActs } from './use-user-acts.ts'

const UserFormDialog = lazyDialog(() =>
  import('./user-form.tsx').then((part) => part.UserFormDialog),
)

const OneTimePassword = lazyDialog(() =>
  import('./one-time-password.tsx').then((part) => part.OneTimePassword),
)

/** Account actions with their dialogs, shared by the list and the account page. */
export function useUserDialogs(onRemoved: () => void) {
  const userForm = useRowDialog<number>()
  const acts = useUserActs((row: UserRow) => userForm.open(row.id), onRemoved)

  const dialogs = (
    <>
      <UserFormDialog
        isOpen={userForm.isOpen}
        id={userForm.opened}
        onClose={userForm.close}
        onCreated={acts.showPassword}
      />
      <OneTimePassword
        isOpen={acts.password !== null}
        note={acts.password}
        onClose={acts.hidePassword}
      />
    </>
  )

  return { act: acts.act, removeMany: acts.removeMany, add: userForm.add, dialogs }
}
