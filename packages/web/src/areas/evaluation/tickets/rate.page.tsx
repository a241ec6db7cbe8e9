import { openTicket } from '@residency/contract/areas/evaluation/tickets/ticket.contract'
import { labelIn } from '@residency/contract/kernel/label'
import { Alert, Button, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { useEndpoint } from '../../../platform/calls/queries.ts'
import { minuteOf } from '../../../platform/clock.ts'
import { readToken } from '../../../platform/session.ts'
import { say, useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { PublicTitle } from '../../../screens/visitors/public-title.tsx'
import { RateForm } from './rate-form.tsx'
import './rate.css'
import { ticketText } from './ticket.text.ts'
import { codeOf } from './ticket-link.rules.ts'

/**
 * View key white/rate: a nurse or patient rates a trainee by the code of the address, without an
 * account.
 */
export default function RatePage() {
  const text = useText(ticketText)
  const code = codeOf(useLocation().hash)
  if (!code) return <Message title={text.cannot}>{text.noCode}</Message>

  // a second code that is scanned in the same tab changes the fragment only: it begins from the start
  return <Rating key={code} code={code} />
}

function Rating({ code }: { code: string }) {
  const text = useText(ticketText)
  const [isDone, setDone] = useState(false)
  if (isDone) return <Message title={text.thanks}>{text.thanksMore}</Message>

  return <Opened code={code} onDone={() => setDone(true)} />
}

function Opened({ code, onDone }: { code: string; onDone: () => void }) {
  const text = useText(ticketText)
  const language = useLanguage()
  const { data, error, refetch } = useEndpoint(openTicket, { code })
  if (error && !data)
    return (
      <Message title={text.cannot}>
        {error.message} <Button onClick={() => void refetch()}>{text.retry}</Button>
      </Message>
    )

  if (!data)
    return (
      <main className="rate-page" aria-label={text.loading}>
        <Skeleton active paragraph={{ rows: 10 }} />
      </main>
    )

  return (
    <main className="rate-page">
      <PublicTitle title={`${text.rateTitle}${text.colon}${data.trainee}`} />
      <p className="screen-lead">
        {[data.department, labelIn(language, data.intro, data.introEn)].filter(Boolean).join(' · ')}
      </p>
      <p className="soft">{say(text.rateLead, { until: minuteOf(data.expiresAt) })}</p>
      {readToken() && <Alert type="warning" showIcon title={text.signedIn} />}
      <RateForm code={code} sections={data.sections} onDone={onDone} />
    </main>
  )
}

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="rate-page">
      <PublicTitle title={title} />
      <div className="panel rate-message" role="status">
        {children}
      </div>
    </main>
  )
}
