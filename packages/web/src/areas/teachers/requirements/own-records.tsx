import type { Duty } from '@residency/contract/areas/teachers/requirements/duty.contract'
import { requirementWords } from '@residency/contract/areas/teachers/requirements/text'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToWithdraw } from '../../../screens/ask-to-delete.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { pageTurns } from '../../../ui/tables/page-bar.rules.ts'
import { PageBar } from '../../../ui/tables/page-bar.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { FileNames } from '../file-names.tsx'
import '../teachers.css'
import { DUTY_TONES } from './duty.columns.tsx'
import { useOwnDuties, useWithdrawDuty } from './requirement.queries.ts'
import { requirementText } from './requirement.text.ts'

/**
 * What the reader has recorded, newest first; nothing for those who have recorded nothing and may
 * not.
 */
export function OwnRecords({ mayAdd }: { mayAdd: boolean }) {
  const { own: text } = useText(requirementText)
  const [page, setPage] = useState({ pageNum: 1, pageSize: 10 })
  const { data, error, refetch } = useOwnDuties(page)
  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />
  if (data.total === 0 && !mayAdd) return null

  return (
    <section className="panel" aria-label={text.records}>
      <h2>{text.records}</h2>
      {data.total === 0 && <p className="soft">{text.noRecords}</p>}
      <ul className="paper-list">
        {data.list.map((row) => (
          <OwnRecord key={row.id} duty={row} />
        ))}
      </ul>
      {data.total > 10 && <PageBar {...pageTurns(page, data.total, setPage)} />}
    </section>
  )
}

function OwnRecord({ duty }: { duty: Duty }) {
  const { own: text } = useText(requirementText)
  const { states } = useText(requirementWords).flows.dutyRecord
  const withdraw = useWithdrawDuty()

  const leave = () =>
    askToWithdraw(text, { topic: duty.topic }, () => withdraw.mutateAsync(duty.id))

  return (
    <li>
      <div>
        <strong>{duty.topic}</strong>
        <br />
        <span className="soft figures">
          {duty.heldOn} · {duty.activityLabel} · {say(text.people, { count: duty.participants })}
        </span>
        {duty.reason && <p>{say(text.reason, { reason: duty.reason })}</p>}
      </div>
      <StateTag tone={DUTY_TONES[duty.state]}>{states[duty.state]}</StateTag>
      {duty.files.length > 0 && <FileNames files={duty.files} />}
      {duty.mayWithdraw && <Button onClick={() => void leave()}>{text.withdraw}</Button>}
    </li>
  )
}
