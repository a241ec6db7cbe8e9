import { useNavigate } from 'react-router'
import { BASE, readToken, saveToken } from '../../../platform/session.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { askOwnQrCode, askQrCode, type ScanPoll } from './bind.calls.ts'
import { bindText } from './bind.text.ts'
import { BindFrame } from './bind-frame.tsx'
import { ScanPanel } from './scan-panel.tsx'

/** /bind/qrcode: logs in, or binds; with a session it binds the own account. */
export default function BindQrCodePage() {
  const text = useText(bindText)
  const navigate = useNavigate()
  const isOwn = readToken() !== null

  const finish = ({ openUuid, session }: ScanPoll) => {
    if (session) saveToken(session)
    if (session) window.location.replace(`${BASE}/`)
    else void navigate(isOwn ? '/bind/success' : '/bind', { replace: true, state: { openUuid } })
  }

  return (
    <BindFrame>
      <h1>{isOwn ? text.ownTitle : text.scanTitle}</h1>
      <p className="bind-lead">{isOwn ? text.ownLead : text.scanLead}</p>
      <ScanPanel make={isOwn ? askOwnQrCode : askQrCode} onFinished={finish} />
    </BindFrame>
  )
}
