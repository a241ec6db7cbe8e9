import { studentsPermissions as may } from '@residency/contract/areas/students/access'
import { traineeBankExport } from '@residency/contract/areas/students/file/bank.contract'
import { fileWords } from '@residency/contract/areas/students/file/text'
import {
  type TraineeRow,
  traineeSheet,
  traineeSorts,
} from '@residency/contract/areas/students/trainees/trainees.contract'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRecordId } from '../../../screens/record.tsx'
import { ExportButton, SheetButtons } from '../../../screens/sheets/sheet-buttons.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { TraineeRecord } from './trainee-record.tsx'
import { useTraineeColumns } from './trainees.columns.tsx'
import { type TraineeListInput, useTrainees } from './trainees.queries.ts'
import { traineesText } from './trainees.text.ts'
import { useTraineeFilters } from './use-trainee-filters.ts'

const TraineeForm = lazyDialog(() =>
  import('./trainee-form.tsx').then((part) => part.TraineeFormDialog),
)

/** The list shows those in training until something else is chosen. */
const IN_TRAINING = { group: 'inTraining' } as const

/** View key student/list/index: everybody in training; `?id=` opens one. */
export default function TraineesPage() {
  const id = useRecordId()
  return id === null ? <TraineeList /> : <TraineeRecord key={id} id={id} />
}

function TraineeList() {
  const text = useText(traineesText)
  const file = useText(fileWords)

  const names = [
    'keywords',
    'baseId',
    'majorId',
    'traineeKind',
    'degreeKind',
    'trainingUnitId',
    'group',
    'status',
  ] as const

  const list = useListState('trainees', names, IN_TRAINING)
  const filters = useTraineeFilters()
  const result = useTrainees(list.input as TraineeListInput)
  const [isOpen, setOpen] = useState(false)
  const { keywords, baseId } = list.filters as { keywords?: string; baseId?: string }
  const bankFilters = { ...(keywords && { keywords }), ...(baseId && { baseId }) }

  return (
    <>
      <ListScreen<TraineeRow>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={useTraineeColumns()}
        sorts={traineeSorts}
        filters={filters}
        actions={
          <>
            <SheetButtons title={text.title} calls={traineeSheet} filters={list.conditions} />
            <ExportButton
              title={file.fileSections.bank}
              label={text.exportBank}
              calls={traineeBankExport}
              filters={bankFilters}
            />
            <AddButton perm={may.add} onAdd={() => setOpen(true)}>
              {text.add}
            </AddButton>
          </>
        }
      >
        {text.empty}
      </ListScreen>
      <TraineeForm isOpen={isOpen} id={null} onClose={() => setOpen(false)} />
    </>
  )
}
