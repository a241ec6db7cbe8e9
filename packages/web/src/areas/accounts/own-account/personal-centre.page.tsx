import { Suspense } from 'react'
import { AreaPart } from '../../../platform/area-parts.tsx'
import { useText } from '../../../platform/texts/i18n.ts'
import { accountsText } from '../accounts.text.ts'
import { OwnDevices } from '../sessions/own-devices.tsx'
import { OwnSessions } from '../sessions/own-sessions.tsx'
import { useHasWechat } from '../wechat/binding.queries.ts'
import { WechatBinding } from '../wechat/wechat-binding.tsx'
import { OwnData } from './own-account.tsx'
import { OwnPreferences } from './own-preferences.tsx'
import { passwordText } from './password.text.ts'
import { PasswordForm } from './password-form.public.tsx'

declare module '../../../platform/area-parts.tsx' {
  interface AreaParts {
    notificationPreferences: object
  }
}

/**
 * /personal/center: own data with its export, preferences, password, sessions and devices. A
 * section of another area (notifications, bindings) is one line in the right column and brings its
 * own panel.
 */
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
        <div>
          <OwnData />
          <OwnSessions />
          <OwnDevices />
          {hasWechat && <WechatBinding />}
        </div>
        <div>
          <OwnPreferences />
          <div className="panel">
            <h2>{changePassword}</h2>
            <PasswordForm onDone={() => {}} />
          </div>
          <Suspense fallback={null}>
            <AreaPart name="notificationPreferences" props={{}} />
          </Suspense>
        </div>
      </div>
    </section>
  )
}
