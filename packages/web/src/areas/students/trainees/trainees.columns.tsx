import { signupWords } from '@residency/contract/areas/signup/text'
import { fileWords } from '@residency/contract/areas/students/file/text'
import { traineesWords } from '@residency/contract/areas/students/trainees/text'
import type { TraineeRow } from '@residency/contract/areas/students/trainees/trainees.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useRecordPath } from '../../../screens/record.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { dayColumn } from '../../../ui/times/time-columns.tsx'
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
    linesColumn(
      'name',
      fields.realName,
      { sort: 'realName', width: 160, card: 'title' },
      (row) => ({ name: row.realName, note: row.number, to: pathOf(row.id) }),
    ),
    stateColumn('status', file.fields.status, {
      width: 100,
      tones: STATUS_TONES,
      words: file.statuses,
    }),
    linesColumn('major', fields.major, { width: 200, card: 'fact' }, (row) => ({
      name: row.major,
      note: row.base,
    })),
    {
      key: 'unit',
      sort: 'trainingUnit',
      title: fields.trainingUnit,
      width: 180,
      cell: (row) => row.trainingUnit,
    },
    linesColumn('kind', fields.traineeKind, { width: 140 }, (row) => ({
      name: traineeKinds[row.traineeKind],
      note: degreeKinds[row.degreeKind],
    })),
    dayColumn('startsOn', fields.startsOn, { width: 120, card: 'fact' }),
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
    dayColumn('plannedEnd', fields.plannedEnd, { width: 130, card: 'fact' }),
  ]
}
