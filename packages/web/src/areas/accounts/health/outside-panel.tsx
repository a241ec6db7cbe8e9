import type { Outside } from '@residency/contract/areas/accounts/health/health.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { useSendTest } from './health.queries.ts'
import { toneOfOutside } from './health.rules.ts'
import { healthText } from './health.text.ts'

/** Mail, SMS, WeChat and single sign-on: what is switched on, and a test of each. */
export function OutsidePanel({ systems }: { systems: readonly Outside[] }) {
  const { outside: text } = useText(healthText)

  return (
    <section className="panel" aria-label={text.title}>
      <h2>{text.title}</h2>
      <p className="soft">{text.note}</p>
      <ul className="health-outside">
        {systems.map((outside) => (
          <OutsideRow key={outside.system} outside={outside} />
        ))}
      </ul>
    </section>
  )
}

type Result = { isDone: boolean; message: string }

function OutsideRow({ outside }: { outside: Outside }) {
  const { system, provider, actions } = outside
  const { outside: text } = useText(healthText)
  const providers: Readonly<Record<string, string>> = text.providers
  const [result, setResult] = useState<Result | null>(null)
  const send = useSendTest()
  const act = system === 'sso' ? text.ask : text.send

  // The call has reported the error.
  const onTest = () => void send.mutateAsync(system).then(setResult, () => setResult(null))

  return (
    <li>
      <strong>{text.names[system]}</strong>
      <StateTag tone={toneOfOutside(outside)}>{providers[provider] ?? provider}</StateTag>
      <span
        className="health-result"
        role="status"
        data-failed={result ? !result.isDone : undefined}
      >
        {result?.message}
      </span>
      {actions.includes('test') && (
        <Button
          loading={send.isPending}
          aria-label={say(text.testOf, { act, name: text.names[system] })}
          onClick={onTest}
        >
          {act}
        </Button>
      )}
    </li>
  )
}
