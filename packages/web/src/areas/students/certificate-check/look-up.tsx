import { lookUpCertificate } from '@residency/contract/areas/students/completion/certificate.contract'
import {
  type KeyPublication,
  readRevocations,
} from '@residency/contract/areas/students/completion/certificate-verdict.public'
import type { InputOf } from '@residency/contract/kernel'
import { Alert, Button, Form } from 'antd'
import { useState } from 'react'
import { call } from '../../../platform/calls/api-client.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { DayField, TextField } from '../../../ui/fields/fields.tsx'
import { checkText } from './check.text.ts'
import type { CheckResult } from './verdict-panel.tsx'
import { verifyEd25519 } from './verify.calls.ts'

type Values = InputOf<typeof lookUpCertificate>
const { shape } = lookUpCertificate.body
type Props = { published: KeyPublication | undefined; onResult: (result: CheckResult) => void }

/**
 * Number, name and day of issue: the server says valid, revoked or unknown; the day of a revocation
 * is on the published list.
 */
export function LookUp({ published, onResult }: Props) {
  const text = useText(checkText)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const ask = async (values: Values) => {
    setBusy(true)
    setRefusal(null)

    try {
      const { outcome } = await call(lookUpCertificate, values, { quiet: true })
      if (outcome !== 'revoked')
        return onResult({ outcome: outcome === 'valid' ? 'found' : 'unknown' })

      const list = published && (await readRevocations(published, verifyEd25519))

      onResult({
        outcome: 'withdrawn',
        on: list?.revoked.find(({ number }) => number === values.number.trim())?.on ?? null,
      })
    } catch (error) {
      setRefusal((error as Error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className="panel">
      <h2>{text.lookup}</h2>
      <p className="soft">{text.lookupHelp}</p>
      <Form<Values> layout="vertical" onFinish={(values) => void ask(values)} requiredMark={false}>
        <TextField
          name="number"
          label={text.number}
          shape={shape.number}
          maxLength={60}
          autoComplete="off"
        />
        <TextField
          name="name"
          label={text.name}
          shape={shape.name}
          maxLength={64}
          autoComplete="off"
        />
        <DayField name="issuedOn" label={text.issuedOn} shape={shape.issuedOn} />
        {refusal && <Alert type="error" showIcon title={refusal} role="alert" />}
        <Button htmlType="submit" loading={isBusy}>
          {text.ask}
        </Button>
      </Form>
    </section>
  )
}
