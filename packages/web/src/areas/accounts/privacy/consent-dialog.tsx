import { say, useText } from '../../../platform/texts/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { consentVersion } from '../login/login.calls.ts'
import { consentText } from './consent.text.ts'
import { ConsentParts } from './consent-parts.tsx'

type ConsentDialogProps = { isOpen: boolean; onClose: () => void }

/** The consent text with its version. */
export function ConsentDialog({ isOpen, onClose }: ConsentDialogProps) {
  const text = useText(consentText)

  return (
    <Dialog title={text.title} isOpen={isOpen} onClose={onClose}>
      <p className="soft">{say(text.version, { version: consentVersion })}</p>
      <ConsentParts />
    </Dialog>
  )
}
