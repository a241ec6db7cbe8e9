import { useState } from 'react'
import type { Token } from '../login/login.calls.ts'
import { askQrCode, type ScanPoll } from './bind.calls.ts'
import { BindForm } from './bind-form.tsx'
import { ScanPanel } from './scan-panel.tsx'

/** The WeChat tab of the login page: a scan logs in, or is bound by badge number first. */
export default function WechatLogin({ onDone }: { onDone: (token: Token) => void }) {
  const [openUuid, setOpenUuid] = useState<string | null>(null)
  const finish = ({ openUuid: ticket, session }: ScanPoll) =>
    session ? onDone(session) : setOpenUuid(ticket)
  return openUuid ? (
    <BindForm openUuid={openUuid} onDone={onDone} />
  ) : (
    <ScanPanel make={askQrCode} onFinished={finish} />
  )
}
