import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { Outline } from '../../../ui/outline.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { Refusal } from '../login/login.calls.ts'
import { LoginSummary } from '../login/login-fields.tsx'
import { deviceOf } from '../sessions/device.rules.ts'
import { askAskedScan, type ScanRequest } from './bind.calls.ts'
import { bindText } from './bind.text.ts'
import { BindNotice } from './bind-frame.tsx'
import { useLeaveToWechat } from './use-leave-to-wechat.ts'

/** On the phone: which device asks, and yes or no. Nothing happens until somebody says yes. */
export function ConfirmScan({ ticket }: { ticket: string }) {
  const texts = useText(bindText)
  const text = texts.confirm
  const [request, setRequest] = useState<ScanRequest | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isRefused, setRefused] = useState(false)
  const { isLeaving, refusal, leave } = useLeaveToWechat(ticket)

  useEffect(() => {
    askAskedScan(ticket).then(setRequest, (error) =>
      setFailure((error instanceof Refusal && error.message) || texts.form.network),
    )
  }, [ticket, texts])

  if (isRefused) return <BindNotice isGood title={text.refusedTitle} lead={text.refusedLead} />
  if (failure !== null) return <BindNotice title={texts.index.failed} lead={failure} />
  if (!request) return <Outline isBare rows={6} />

  const isLogin = request.purpose === 'login'

  return (
    <>
      <h1>{isLogin ? text.loginTitle : text.bindTitle}</h1>
      <p className="bind-lead">{isLogin ? text.loginLead : text.bindLead}</p>
      <LoginSummary refusal={refusal === '' ? texts.form.network : refusal} count={0} />
      <dl className="bind-facts">
        <div>
          <dt>{text.device}</dt>
          <dd>{deviceOf(request.agent)}</dd>
        </div>
        <div>
          <dt>{text.askedAt}</dt>
          <dd>
            <DateCell value={request.askedAt} hasTime />
          </dd>
        </div>
      </dl>
      <p className="bind-warning">{text.warning}</p>
      <div className="bind-buttons">
        <Button type="primary" size="large" loading={isLeaving} onClick={leave}>
          {text.yes}
        </Button>
        <Button size="large" disabled={isLeaving} onClick={() => setRefused(true)}>
          {text.no}
        </Button>
      </div>
    </>
  )
}
