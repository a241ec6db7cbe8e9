import { say, useText } from '../../../platform/texts/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { CopyText } from '../../../ui/fields/copy-text.tsx'
import { accountsText } from '../accounts.text.ts'
import type { PasswordNote } from './use-user-acts.ts'

type Props = { isOpen: boolean; note: PasswordNote | null; onClose: () => void }

/** Shown once to its creator and not stored. */
export function OneTimePassword({ isOpen, note, onClose }: Props) {
  const text = useText(accountsText)
  return (
    <Dialog title={text.oneTimeTitle} isOpen={isOpen} onClose={onClose} width={460}>
      {note && (
        <>
          <p>{say(text.oneTimeLead, { name: note.nickname, username: note.username })}</p>
          <CopyText value={note.oneTimePassword} />
        </>
      )}
    </Dialog>
  )
}
