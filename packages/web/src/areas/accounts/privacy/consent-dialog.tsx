import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { consentVersion } from '../login/login.calls.ts'
import { consentText } from './consent.text.ts'
import { ConsentParts } from './consent-parts.tsx'

/** The consent text in a dialog, opened by its name. */
export function ConsentLink() {
  const text = useText(consentText)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="link-button" onClick={() => setOpen(true)}>
        {say(text.named, { title: text.title })}
      </button>
      <Dialog title={text.title} isOpen={isOpen} onClose={() => setOpen(false)}>
        <p className="soft">{say(text.version, { version: consentVersion })}</p>
        <ConsentParts />
      </Dialog>
    </>
  )
}
