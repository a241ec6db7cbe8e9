import type { OwnChange } from '@residency/contract/areas/teachers/changes/change.contract'
import { changeWords } from '@residency/contract/areas/teachers/changes/text'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToWithdraw } from '../../../screens/ask-to-delete.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { FileNames } from '../file-names.tsx'
import '../teachers.css'
import { CHANGE_TONES } from './change.columns.tsx'
import { useOwnChanges, useWithdrawChange } from './change.queries.ts'
import { changeText } from './change.text.ts'
import type { AskProps } from './change-form.tsx'
import { ChangedFacts } from './changed-facts.tsx'

const ChangeForm = lazyDialog<AskProps>(() =>
  import('./change-form.tsx').then((part) => part.default),
)

/** Changes of the own reviewed facts, asked for here; nothing while no facts have been reviewed. */
export function OwnChanges() {
  const { own: text } = useText(changeText)
  const { data } = useOwnChanges()
  const [isOpen, setOpen] = useState(false)
  if (!data?.profile) return null

  return (
    <section className="panel" aria-label={text.title}>
      <div className="panel-head">
        <h2>{text.title}</h2>
        {data.mayAsk && <Button onClick={() => setOpen(true)}>{text.ask}</Button>}
      </div>
      {data.records.length === 0 && <p className="soft">{text.none}</p>}
      <ul className="paper-list">
        {data.records.map((record) => (
          <OwnRecord key={record.id} record={record} />
        ))}
      </ul>
      <ChangeForm isOpen={isOpen} profile={data.profile} onClose={() => setOpen(false)} />
    </section>
  )
}

function OwnRecord({ record }: { record: OwnChange }) {
  const { own: text } = useText(changeText)
  const { states } = useText(changeWords).flows.teacherChange
  const withdraw = useWithdrawChange()
  const leave = () => askToWithdraw(text, {}, () => withdraw.mutateAsync(record.id))

  return (
    <li>
      <div>
        <ChangedFacts facts={record.facts} />
        {record.reason && <p>{say(text.reason, { reason: record.reason })}</p>}
      </div>
      <DateCell value={record.createTime} hasTime />
      <StateTag tone={CHANGE_TONES[record.state]}>{states[record.state]}</StateTag>
      <FileNames files={record.files} />
      {record.mayWithdraw && <Button onClick={() => void leave()}>{text.withdraw}</Button>}
    </li>
  )
}
