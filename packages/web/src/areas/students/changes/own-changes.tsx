import type { TraineeChange } from '@residency/contract/areas/students/changes/change.contract'
import { Button } from 'antd'
import { useText } from '../../../platform/texts/i18n.ts'
import { askToWithdraw } from '../../../screens/ask-to-delete.ts'
import { useChangeRecords, useWithdrawTraineeChange } from './change.queries.ts'
import { changeText } from './change.text.ts'
import { ChangeRecord } from './change-record.tsx'

/** Changes of the own file: what was asked for, and what was changed directly. */
export function OwnChanges() {
  const { own: text } = useText(changeText)
  const { data = [] } = useChangeRecords(null)
  return (
    <section className="panel" aria-label={text.title}>
      <div className="panel-head">
        <h2>{text.title}</h2>
      </div>
      {data.length === 0 && <p className="soft">{text.none}</p>}
      <ul className="file-entries">
        {data.map((record) => (
          <ChangeRecord key={record.id} record={record}>
            {record.mayWithdraw && <Withdraw record={record} />}
          </ChangeRecord>
        ))}
      </ul>
    </section>
  )
}

function Withdraw({ record }: { record: TraineeChange }) {
  const { own: text } = useText(changeText)
  const withdraw = useWithdrawTraineeChange()
  const leave = () => askToWithdraw(text, {}, () => withdraw.mutateAsync(record.id))

  return <Button onClick={() => void leave()}>{text.withdraw}</Button>
}
