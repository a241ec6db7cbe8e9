import { Button } from 'antd'
import { openHelp } from '../../platform/panels.store.ts'
import { switchLanguage, useText } from '../../platform/texts/i18n.ts'
import { shellText } from '../shell/shell.text.ts'

/** The line above a public page: whose it is, the other language, help. */
export function PublicHead() {
  const text = useText(shellText)
  return (
    <div className="public-head">
      <span>{text.product}</span>
      <Button type="text" onClick={openHelp}>
        {text.help}
      </Button>
      <Button type="text" onClick={switchLanguage}>
        {text.otherLanguage}
      </Button>
    </div>
  )
}
