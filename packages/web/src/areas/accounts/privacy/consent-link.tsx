import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { consentText } from './consent.text.ts'

const ConsentDialog = lazyDialog(() =>
  import('./consent-dialog.tsx').then((part) => part.ConsentDialog),
)

/** The consent text in a dialog, opened by its name. */
export function ConsentLink() {
  const text = useText(consentText)
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <button type="button" className="link-button" onClick={() => setOpen(true)}>
        {say(text.named, { title: text.title })}
      </button>
      <ConsentDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
