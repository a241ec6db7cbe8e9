import { inductionWords } from '@residency/contract/areas/exams/induction/text'
import {
  TRAIN_PHASES,
  type Train,
  trainSorts,
} from '@residency/contract/areas/exams/induction/train.contract'
import { useNavigate } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRecordId, useRecordPath } from '../../../screens/record.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { type TrainInput, useTrains } from './induction.queries.ts'
import { inductionText } from './induction.text.ts'
import { useTrainColumns } from './train.columns.tsx'
import { TrainRecord } from './train-record.tsx'
import { useTrainActions } from './use-train-actions.tsx'

/** View key employment/train/index: induction trains; `?id=` opens one. */
export default function TrainsPage() {
  const id = useRecordId()
  return id === null ? <TrainList /> : <TrainRecord key={id} id={id} />
}

function TrainList() {
  const { train: text } = useText(inductionText)
  const { fields, trainPhases } = useText(inductionWords)
  const navigate = useNavigate()
  const pathOf = useRecordPath()
  const list = useListState('induction-trains', ['keywords', 'phase'])
  const result = useTrains(list.input as TrainInput)
  const { actionsOf, dialogs, add } = useTrainActions((id) => void navigate(pathOf(id)))
  const statuses = toChoices(TRAIN_PHASES, trainPhases)

  return (
    <>
      <ListScreen<Train>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={useTrainColumns(actionsOf)}
        sorts={trainSorts}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter('phase', fields.phase, statuses),
        ]}
        actions={<AddButton onAdd={add}>{text.add}</AddButton>}
      >
        {text.empty}
      </ListScreen>
      {dialogs}
    </>
  )
}
