import { TRAINEE_KINDS } from '@residency/contract/areas/signup/section.public'
import { traineeBankExport } from '@residency/contract/areas/students/file/bank.contract'
import { studentsPermissions as may } from '@residency/contract/areas/students/permissions'
import { DEGREE_KINDS, TRAINEE_STATUSES, type TraineeRow, traineeSheet } from '@residency/contract/areas/students/trainees.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/i18n.ts'
import { Can } from '../../../platform/permissions.tsx'
import { choiceFilter, textFilter } from '../../../screens/list-filters.tsx'
import { ListScreen } from '../../../screens/list-screen.tsx'
import { useListState } from '../../../screens/list-state.ts'
import { useRecordId } from '../../../screens/record.tsx'
import { ExportButton, SheetButtons } from '../../../screens/sheets/sheet-buttons.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useSignupWords } from '../../signup/signup.public.ts'
import { useFileWords } from '../file/file.queries.ts'
import { TraineeRecord } from './trainee-record.tsx'
import { useTraineeColumns } from './trainees.columns.tsx'
import { type TraineeListInput, useStudentsWords, useTraineeChoices, useTrainees } from './trainees.queries.ts'
import { traineesText } from './trainees.text.ts'

const TraineeForm = lazyDialog(() => import('./trainee-form.tsx').then((part) => part.TraineeFormDialog))
const asTexts = (options: readonly { value: number; label: string }[] = []) =>
  options.map(({ value, label }) => ({ value: String(value), label }))

/** View key student/list/index: everybody in training; `?id=` opens one. */
export default function TraineesPage() {
  const id = useRecordId()
  return id === null ? <TraineeList /> : <TraineeRecord key={id} id={id} />
}

function TraineeList() {
  const text = useText(traineesText)
  const { fields, degreeKinds } = useStudentsWords()
  const { traineeKinds } = useSignupWords()
  const file = useFileWords()
  const list = useListState('trainees', ['keywords', 'baseId', 'majorId', 'traineeKind', 'degreeKind', 'trainingUnitId', 'status'])
  const result = useTrainees(list.input as TraineeListInput)
  const choices = useTraineeChoices().data
  const [isOpen, setOpen] = useState(false)
  const { keywords, baseId } = list.filters as { keywords?: string; baseId?: string }
  const bankFilters = { ...(keywords && { keywords }), ...(baseId && { baseId }) }
  const kinds = TRAINEE_KINDS.map((value) => ({ value, label: traineeKinds[value] }))
  const statuses = TRAINEE_STATUSES.map((value) => ({ value, label: file.statuses[value] }))
  const degrees = DEGREE_KINDS.map((value) => ({ value, label: degreeKinds[value] }))
  return (
    <>
      <ListScreen<TraineeRow>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={useTraineeColumns()}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter('baseId', fields.base, asTexts(choices?.bases)),
          choiceFilter('majorId', fields.major, asTexts(choices?.majors)),
          choiceFilter('status', file.fields.status, statuses),
          choiceFilter('traineeKind', fields.traineeKind, kinds),
          choiceFilter('degreeKind', fields.degreeKind, degrees),
          choiceFilter('trainingUnitId', fields.trainingUnit, asTexts(choices?.units)),
        ]}
        actions={
          <>
            <SheetButtons title={text.title} calls={traineeSheet} filters={list.filters} />
            <ExportButton title={file.fileSections.bank} label={text.exportBank} calls={traineeBankExport} filters={bankFilters} />
            <Can perm={[may.add]}>
              <Button type="primary" onClick={() => setOpen(true)}>
                {text.add}
              </Button>
            </Can>
          </>
        }
      >
        {text.empty}
      </ListScreen>
      <TraineeForm isOpen={isOpen} id={null} onClose={() => setOpen(false)} />
    </>
  )
}
