import {
  type listRequestChoices,
  SUPERVISOR_GROUPS,
  type SupervisorToAsk,
} from '@residency/contract/areas/evaluation/requests/request.contract'
import { requestWords } from '@residency/contract/areas/evaluation/requests/text'
import type { AnswerOf } from '@residency/contract/kernel'
import { Button, Radio } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useAskForEvaluation } from './request.queries.ts'
import { requestText } from './request.text.ts'

type Choices = AnswerOf<typeof listRequestChoices>
type Props = { choices: Choices; onAsked: (id: number) => void }

/** Form, supervisor, button: three taps. */
export function NewRequest({ choices, onAsked }: Props) {
  const { ask: text } = useText(requestText)
  const { forms, supervisors, left, perDay, hoursOpen } = choices
  const [templateId, setForm] = useState<number | null>(null)
  const [supervisorId, setSupervisor] = useState<number | null>(null)
  const askFor = useAskForEvaluation()

  if (forms.length === 0) return <div className="panel list-message">{text.noForm}</div>
  if (supervisors.length === 0) return <div className="panel list-message">{text.nobody}</div>
  if (left === 0) return <div className="panel list-message">{say(text.spent, { perDay })}</div>

  const submit = () => {
    if (templateId === null || supervisorId === null) return void toast.error(text.chooseBoth)

    askFor.mutate(
      { templateId, supervisorId },
      {
        onSuccess: ({ id }) => {
          setForm(null)
          setSupervisor(null)
          toast.success(text.asked)
          onAsked(id)
        },
      },
    )
  }

  return (
    <div className="panel new-request">
      <Choice label={text.form}>
        {(labelId) => (
          <Radio.Group
            className="request-choices"
            aria-labelledby={labelId}
            value={templateId}
            onChange={({ target }) => setForm(target.value)}
            options={forms}
          />
        )}
      </Choice>
      <Choice label={text.who}>
        {(labelId) => (
          <SupervisorInput
            labelId={labelId}
            supervisors={supervisors}
            value={supervisorId}
            onChange={setSupervisor}
          />
        )}
      </Choice>
      <div className="page-buttons">
        <span className="soft figures">{say(text.left, { left, perDay, hours: hoursOpen })}</span>
        <Button type="primary" size="large" loading={askFor.isPending} onClick={submit}>
          {text.submit}
        </Button>
      </div>
    </div>
  )
}

function Choice({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()

  return (
    <div>
      <h2 id={id}>{label}</h2>
      {children(id)}
    </div>
  )
}

type SupervisorInputProps = {
  labelId: string
  supervisors: readonly SupervisorToAsk[]
  value: number | null
  onChange: (userId: number) => void
}

/** Supervisors of today; the others on demand. */
function SupervisorInput({ labelId, supervisors, value, onChange }: SupervisorInputProps) {
  const { ask: text } = useText(requestText)
  const { supervisorGroups } = useText(requestWords)
  const [first] = SUPERVISOR_GROUPS
  const ofToday = supervisors.filter(({ group }) => group === first)
  const [isWhole, setWhole] = useState(ofToday.length === 0)
  const visibleSupervisors = isWhole ? supervisors : ofToday

  return (
    <>
      <Radio.Group
        className="request-choices"
        aria-labelledby={labelId}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {visibleSupervisors.map(({ userId, name, department, group }) => (
          <Radio key={userId} value={userId}>
            {name}
            <small>{[supervisorGroups[group], department].join(' · ')}</small>
          </Radio>
        ))}
      </Radio.Group>
      {visibleSupervisors.length < supervisors.length && (
        <Button type="link" onClick={() => setWhole(true)}>
          {say(text.more, { count: supervisors.length - visibleSupervisors.length })}
        </Button>
      )}
    </>
  )
}
