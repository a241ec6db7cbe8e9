import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { BASE, saveToken } from '../../../platform/session.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { Refusal } from '../login/login.calls.ts'
import { LoginSummary } from '../login/login-fields.tsx'
import { finishEntry } from './bind.calls.ts'
import { isWechatConfirmed } from './bind.rules.ts'
import { bindText } from './bind.text.ts'
import { BindNotice } from './bind-frame.tsx'
import { useLeaveToWechat } from './use-leave-to-wechat.ts'

/**
 * The start without anything to confirm: inside WeChat the reader continues with their account,
 * elsewhere a QR code is scanned.
 */
export function StartOfBinding({ isInWechat }: { isInWechat: boolean }) {
  const texts = useText(bindText)
  const text = texts.index
  const navigate = useNavigate()
  const { isLeaving, refusal, leave } = useLeaveToWechat()

  return (
    <>
      <h1>{text.title}</h1>
      <p className="bind-lead">{isInWechat ? text.inside : text.outside}</p>
      <LoginSummary refusal={refusal === '' ? texts.form.network : refusal} count={0} />
      <div className="bind-buttons">
        {isInWechat && (
          <Button type="primary" size="large" loading={isLeaving} onClick={leave}>
            {text.go}
          </Button>
        )}
        <Button
          size="large"
          type={isInWechat ? 'default' : 'primary'}
          onClick={() => void navigate('/bind/qrcode')}
        >
          {text.toQrCode}
        </Button>
      </div>
    </>
  )
}

type BackFromWechatProps = { code: string; state: string; onUnbound: (openUuid: string) => void }

/** Back from WeChat: the code leaves the address before anything else, and is used once. */
export function BackFromWechat({ code, state, onUnbound }: BackFromWechatProps) {
  const texts = useText(bindText)
  const [isConfirmed, setConfirmed] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const wasSent = useRef(false)

  useEffect(() => {
    // an effect may run twice; the code counts once
    if (wasSent.current) return

    wasSent.current = true
    window.history.replaceState(window.history.state, '', `${BASE}/bind`)

    const finish = async () => {
      const { state: outcome, openUuid, session } = await finishEntry(code, state)
      if (session) saveToken(session)

      if (session) window.location.replace(`${BASE}/`)
      else if (isWechatConfirmed(outcome)) setConfirmed(true)
      else if (openUuid) onUnbound(openUuid)
    }

    finish().catch((error) =>
      setFailure((error instanceof Refusal && error.message) || texts.form.network),
    )
  }, [code, state, onUnbound, texts])

  if (isConfirmed)
    return <BindNotice isGood title={texts.confirm.doneTitle} lead={texts.confirm.doneLead} />
  if (failure === null) return <p role="status">{texts.index.working}</p>

  return (
    <BindNotice title={texts.index.failed} lead={failure}>
      <Button size="large" onClick={() => window.location.assign(`${BASE}/bind`)}>
        {texts.index.retry}
      </Button>
    </BindNotice>
  )
}
