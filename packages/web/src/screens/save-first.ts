import { toast } from '../platform/feedback.ts'
import { textNow } from '../platform/texts/i18n.ts'
import { isAnyUnsaved } from '../platform/unsaved.ts'
import { screensText } from './screens.text.ts'

/**
 * Whether everything on the page is saved; if not, the reader is asked to save first. For steps
 * that take a record as it is stored, such as publishing.
 */
export function isAllSaved(): boolean {
  if (!isAnyUnsaved()) return true

  toast.warning(textNow(screensText).saveFirst)

  return false
}
