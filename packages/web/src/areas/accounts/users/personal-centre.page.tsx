import { useText } from '../../../platform/i18n.ts'
import { accountsText } from '../accounts.text.ts'
import { useHasWechat } from '../bind/binding.queries.ts'
import { WechatBinding } from '../bind/wechat-binding.tsx'
import { passwordText } from '../login/password.text.ts'
import { PasswordForm } from '../login/password-form.tsx'
import { OwnData } from './own-account.tsx'
import { OwnSessions } from './own-sessions.tsx'

/** /personal/center: own data, password, WeChat and devices. */
export default function PersonalCentrePage() {
  const text = useText(accountsText)
  const { changePassword } = useText(passwordText)
  const hasWechat = useHasWechat()
  return (
    <section className="personal-centre" aria-label={text.centre}>
      <div className="screen-head">
        <h1>{text.centre}</h1>
      </div>
      <div className="centre-columns">
        <OwnData />
        <div className="panel">
          <h2>{changePassword}</h2>
          <PasswordForm onDone={() => {}} />
        </div>
      </div>
      {hasWechat && <WechatBinding />}
      <OwnSessions />
    </section>
  )
}
