import { signupWords } from '@residency/contract/areas/signup/text'
import { fileWords } from '@residency/contract/areas/students/file/text'
import { traineesWords } from '@residency/contract/areas/students/trainees/text'
import type { TraineeRow } from '@residency/contract/areas/students/trainees/trainees.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useRecordPath } from '../../../screens/record.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { NameLines } from '../../../ui/tables/name-cell.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { STATUS_TONES } from './status-tones.rules.ts'
import { traineesText } from './trainees.text.ts'

/** Columns of the list of trainees. */
export function useTraineeColumns(): readonly Column<TraineeRow>[] {
  const text = useText(traineesText)
  const { fields, degreeKinds } = useText(traineesWords)
  const { traineeKinds } = useText(signupWords)
  const file = useText(fileWords)
  const pathOf = useRecordPath()

  return [
    {
      key: 'name',
      sort: 'realName',
      title: fields.realName,
      width: 160,
      card: 'title',
      cell: (row) => <NameLines name={row.realName} note={row.number} to={pathOf(row.id)} />,
    },
    {
      key: 'status',
      title: file.fields.status,
      width: 100,
      card: 'state',
      cell: (row) => (
        <StateTag tone={STATUS_TONES[row.status]}>{file.statuses[row.status]}</StateTag>
      ),
    },
    {
      key: 'major',
      title: fields.major,
      width: 200,
      card: 'fact',
      cell: (row) => <NameLines name={row.major} note={row.base} />,
    },
    {
      key: 'unit',
      sort: 'trainingUnit',
      title: fields.trainingUnit,
      width: 180,
      cell: (row) => row.trainingUnit,
    },
    {
      key: 'kind',
      title: fields.traineeKind,
      width: 140,
      cell: (row) => (
        <NameLines name={traineeKinds[row.traineeKind]} note={degreeKinds[row.degreeKind]} />
      ),
    },
    {
      key: 'startsOn',
      title: fields.startsOn,
      width: 120,
      card: 'fact',
      cell: (row) => <DateCell value={row.startsOn} />,
    },
    {
      key: 'length',
      sort: 'lengthMonths',
      title: fields.lengthMonths,
      width: 130,
      cell: (row) =>
        row.lengthMonths === null ? (
          <span className="soft">{text.openEnded}</span>
        ) : (
          say(text.months, { count: row.lengthMonths })
        ),
    },
    {
      key: 'plannedEnd',
      title: fields.plannedEnd,
      width: 130,
      card: 'fact',
      cell: (row) => <DateCell value={row.plannedEnd} />,
    },
  ]
}
