import { useState } from 'react'
import { OneTimePassword } from '../users/one-time-password.tsx'
import type { PasswordNote } from '../users/use-user-acts.ts'
import { type RecordedPerson, UserFormDialog } from '../users/user-form.tsx'

type Props = { person: RecordedPerson | null; onClose: () => void; onCreated: () => void }

/** Creates the account of a recorded person, and shows its one-time password. */
export function AccountOfPerson({ person, onClose, onCreated }: Props) {
  const [passwordNote, setPasswordNote] = useState<PasswordNote | null>(null)

  const created = (password: PasswordNote) => {
    setPasswordNote(password)
    onCreated()
  }

  return (
    <>
      <UserFormDialog
        isOpen={person !== null}
        id={null}
        recorded={person}
        onClose={onClose}
        onCreated={created}
      />
      <OneTimePassword
        isOpen={passwordNote !== null}
        note={passwordNote}
        onClose={() => setPasswordNote(null)}
      />
    </>
  )
}
