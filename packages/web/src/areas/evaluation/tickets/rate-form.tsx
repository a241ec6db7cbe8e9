import type { FormSection } from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import { castTicket } from '@residency/contract/areas/evaluation/tickets/ticket.contract'
import { Alert } from 'antd'
import { useState } from 'react'
import { call } from '../../../platform/calls/api-client.ts'
import { FillIn } from '../answers/fill-in.tsx'
import { useEvaluationForm } from '../answers/use-evaluation-form.ts'

/** The form of a code. A refusal is shown next to the button: the answers stay. */
export function RateForm({
  code,
  sections,
  onDone,
}: {
  code: string
  sections: readonly FormSection[]
  onDone: () => void
}) {
  const form = useEvaluationForm(sections)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const submit = async () => {
    setBusy(true)
    setRefusal(null)

    try {
      const { scores, texts } = form.draft
      await call(castTicket, { code, scores, texts }, { quiet: true })
      form.restart()
      onDone()
    } catch (error) {
      setRefusal((error as Error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {refusal && <Alert type="error" showIcon title={refusal} role="alert" />}
      <FillIn sections={sections} form={form} isBusy={isBusy} onSubmit={() => void submit()} />
    </>
  )
}
