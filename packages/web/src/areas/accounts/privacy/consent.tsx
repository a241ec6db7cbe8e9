import { useEffect, useRef } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { registerText } from '../applicants/register.text.ts'
import { consentVersion } from '../login/login.calls.ts'
import { consentText } from './consent.text.ts'
import { ConsentParts } from './consent-parts.tsx'

/** The consent text, in a native dialog. */
export function Consent({ onClose }: { onClose: () => void }) {
  const text = useText(consentText)
  const words = useText(registerText)
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog ref={dialog} className="consent" aria-labelledby="consent-title" onClose={onClose}>
      <div className="consent-body">
        <h2 id="consent-title">{text.title}</h2>
        <p className="login-lead">{say(text.version, { version: consentVersion })}</p>
        <ConsentParts />
      </div>
      <button type="button" className="login-submit" onClick={() => dialog.current?.close()}>
        {words.close}
      </button>
    </dialog>
  )
}
