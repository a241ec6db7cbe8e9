import { useText } from '../../platform/texts/i18n.ts'
import { Outline } from '../../ui/outline.tsx'
import { usePendingPage } from '../progress-bar.tsx'
import { shellText } from '../shell/shell.text.ts'

/** A page skeleton while a page loads. */
export function Opening() {
  const text = useText(shellText)
  usePendingPage()

  return (
    <div className="opening" role="status" aria-label={text.loading}>
      <Outline isBare rows={10} />
    </div>
  )
}
