import { useText } from '../../../platform/texts/i18n.ts'
import { useChangeRecords } from './change.queries.ts'
import { changeText } from './change.text.ts'
import { ChangeRecord } from './change-record.tsx'

/** Records of changes of a trainee, as staff reads them. */
export function TraineeChanges({ id }: { id: number }) {
  const text = useText(changeText)
  const { data = [] } = useChangeRecords(id)
  if (data.length === 0) return <p className="soft">{text.noRecords}</p>

  return (
    <ul className="file-entries">
      {data.map((record) => (
        <ChangeRecord key={record.id} record={record} />
      ))}
    </ul>
  )
}
