import { PRODUCT_COMMIT, PRODUCT_VERSION } from '@residency/contract/kernel/version'
import { say, useText } from '../../platform/texts/i18n.ts'
import { shellText } from './shell.text.ts'

/**
 * Below every page: which version the reader has before them, for questions to the IT department.
 */
export function PageFoot() {
  const text = useText(shellText)
  return (
    <footer className="page-foot">
      {say(text.version, { version: PRODUCT_VERSION, commit: PRODUCT_COMMIT })}
    </footer>
  )
}
