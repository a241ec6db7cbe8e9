import type { OwnChange } from '@residency/contract/areas/mentors/change/change.contract'
import { changeWords } from '@residency/contract/areas/mentors/change/text'
import { Button, Steps } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToWithdraw } from '../../../screens/ask-to-delete.ts'
import { stepNow } from '../../../screens/detail-screen.tsx'
import { PendingPanel } from '../../../screens/pending.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { useOwnChanges, useWithdrawChange } from './change.queries.ts'
import { changeText } from './change.text.ts'
import { CHANGE_TONES, stepsOfChange } from './change-tones.rules.ts'
import { FromTo } from './from-to.tsx'
import type { RequestChangeProps } from './request-change.tsx'

const RequestChange = lazyDialog<RequestChangeProps>(() =>
  import('./request-change.tsx').then((part) => part.default),
)

/** The own requests to change the mentor, and the way to make one. */
export function OwnChanges() {
  const { own: text } = useText(changeText)
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useOwnChanges()
  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />

  return (
    <section className="panel" aria-label={text.title}>
      <div className="panel-head">
        <h2>{text.title}</h2>
        {data.mayRequest && <Button onClick={() => setOpen(true)}>{text.request}</Button>}
      </div>
      {data.changes.length === 0 && <p className="soft">{text.none}</p>}
      <ul className="record-list">
        {data.changes.map((change) => (
          <OneChange key={change.id} change={change} />
        ))}
      </ul>
      <RequestChange isOpen={isOpen} onClose={() => setOpen(false)} />
    </section>
  )
}

function OneChange({ change }: { change: OwnChange }) {
  const { own: text, steps: titles } = useText(changeText)
  const { states, actions } = useText(changeWords).flows.mentorChange
  const withdraw = useWithdrawChange()
  const steps = stepsOfChange(change.state, titles)
  const leave = () =>
    askToWithdraw({ ...text, withdraw: actions.withdraw }, {}, () =>
      withdraw.mutateAsync(change.id),
    )

  return (
    <li>
      <div className="panel-head">
        <StateTag tone={CHANGE_TONES[change.state]}>{states[change.state]}</StateTag>
        <small className="soft figures">{change.createTime}</small>
        {change.mayWithdraw && <Button onClick={() => void leave()}>{actions.withdraw}</Button>}
      </div>
      <FromTo change={change} />
      <p>{change.why}</p>
      {change.reason && <p>{say(text.reason, { reason: change.reason })}</p>}
      {change.mayWithdraw && (
        <Steps
          size="small"
          current={stepNow(steps)}
          items={steps.map(({ title, state }) => ({ title, status: state }))}
        />
      )}
    </li>
  )
}
