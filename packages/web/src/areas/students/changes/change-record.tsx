import type { TraineeChange } from '@residency/contract/areas/students/changes/change.contract'
import { traineeChangeWords } from '@residency/contract/areas/students/changes/text'
import type { ReactNode } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { FileNames } from '../../teachers/teachers.public.ts'
import { ChangeLine, TRAINEE_CHANGE_TONES } from './change.columns.tsx'
import { changeText } from './change.text.ts'

/** One record of a change: what, when, with which papers, and the result. */
export function ChangeRecord({
  record,
  children,
}: {
  record: TraineeChange
  children?: ReactNode
}) {
  const { own: text } = useText(changeText)
  const { states } = useText(traineeChangeWords).flows.traineeChange
  return (
    <li>
      <div className="file-entry">
        <ChangeLine record={record} />
        <small className="soft">
          <DateCell value={record.createTime} hasTime /> {record.note}
        </small>
        {record.reason && <p>{say(text.refused, { reason: record.reason })}</p>}
        {record.files.length > 0 && <FileNames files={record.files} />}
      </div>
      <StateTag tone={TRAINEE_CHANGE_TONES[record.state]}>{states[record.state]}</StateTag>
      {children}
    </li>
  )
}
