import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { saveToken } from '../../../platform/session.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import type { Token } from '../login/login.calls.ts'
import { bindStart } from './bind.rules.ts'
import { bindText } from './bind.text.ts'
import { BindForm } from './bind-form.tsx'
import { BindFrame } from './bind-frame.tsx'
import { ConfirmScan } from './confirm-scan.tsx'
import { BackFromWechat, StartOfBinding } from './wechat-entry.tsx'

/**
 * The ticket that /bind/qrcode hands over, in the state of the history and never in the address.
 */
const ticketOf = (state: unknown) => {
  const openUuid = (state as { openUuid?: unknown } | null)?.openUuid
  return typeof openUuid === 'string' ? openUuid : null
}

/**
 * /bind: confirms a scan, comes back from WeChat, binds by badge number, or says where to begin.
 */
export default function BindPage() {
  const text = useText(bindText)
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const [openUuid, setOpenUuid] = useState(() => ticketOf(state))
  const [start] = useState(() => bindStart(search, navigator.userAgent))

  const logIn = (token: Token) => {
    saveToken(token)
    void navigate('/bind/success', { replace: true })
  }

  if (openUuid)
    return (
      <BindFrame>
        <h1>{text.form.title}</h1>
        <BindForm openUuid={openUuid} onDone={logIn} />
      </BindFrame>
    )

  return (
    <BindFrame>
      {start.kind === 'confirm' && <ConfirmScan ticket={start.ticket} />}
      {start.kind === 'back' && (
        <BackFromWechat code={start.code} state={start.state} onUnbound={setOpenUuid} />
      )}
      {(start.kind === 'inWechat' || start.kind === 'elsewhere') && (
        <StartOfBinding isInWechat={start.kind === 'inWechat'} />
      )}
    </BindFrame>
  )
}
