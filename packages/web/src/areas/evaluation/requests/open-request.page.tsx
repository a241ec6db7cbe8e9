import { Button, Skeleton } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { storage } from '../../../platform/browser/storage.ts'
import { BASE, readStamped, readToken, saveStamped } from '../../../platform/session.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PublicTitle } from '../../../screens/visitors/public-title.tsx'
import { AnswerRequest } from './answer-request.tsx'
import { useRequestOfCode } from './request.queries.ts'
import { KEPT_CODE, REQUEST_PATH, requestCodeOf } from './request.rules.ts'
import { requestText } from './request.text.ts'
import './requests.css'

/**
 * View key white/request: the supervisor opens what a trainee shows or sends. It asks for a login
 * first, and keeps the code on this device meanwhile.
 */
export default function OpenRequestPage() {
  const { open: text } = useText(requestText)
  const [code] = useState(() => requestCodeOf(location.hash) ?? readStamped(KEPT_CODE))
  const [isDone, setDone] = useState(false)

  if (isDone)
    return (
      <Message title={text.thanks}>
        <Button href={`${BASE}/`}>{text.home}</Button>
      </Message>
    )

  if (!code) return <Message title={text.title}>{text.noCode}</Message>
  if (!readToken()) return <LogInFirst code={code} />

  return <Opened code={code} onDone={() => setDone(true)} />
}

function LogInFirst({ code }: { code: string }) {
  const { open: text } = useText(requestText)

  useEffect(() => saveStamped(KEPT_CODE, code), [code])

  return (
    <Message title={text.title}>
      <p>{text.logInNote}</p>
      <Button
        type="primary"
        size="large"
        href={`${BASE}/login?redirect=${encodeURIComponent(REQUEST_PATH)}`}
      >
        {text.logIn}
      </Button>
    </Message>
  )
}

function Opened({ code, onDone }: { code: string; onDone: () => void }) {
  const { open: text, asked: words } = useText(requestText)
  const { data, error, refetch } = useRequestOfCode(code)

  useEffect(() => {
    if (data) storage.remove(KEPT_CODE)
  }, [data])

  if (error && !data)
    return (
      <Message title={text.cannot}>
        <p role="alert">{error.message}</p>
        <Button onClick={() => void refetch()}>{text.retry}</Button>
        <Button href={`${BASE}/`}>{text.home}</Button>
      </Message>
    )

  if (!data)
    return (
      <main className="request-page" aria-label={text.loading}>
        <Skeleton active paragraph={{ rows: 10 }} />
      </main>
    )

  const { trainee, department, form, aboutOn: day } = data

  return (
    <main className="request-page">
      <PublicTitle title={trainee} />
      <p className="screen-lead">{say(words.about, { department, form, day })}</p>
      <AnswerRequest request={data} onDone={onDone} />
    </main>
  )
}

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="request-page">
      <PublicTitle title={title} />
      <div className="panel request-message" role="status">
        {children}
      </div>
    </main>
  )
}
