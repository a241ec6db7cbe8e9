import { traineeChangePermissions as may } from '@residency/contract/areas/students/changes/access'
import {
  type TraineeChange,
  traineeChangeReview,
  traineeChangeSorts,
} from '@residency/contract/areas/students/changes/change.contract'
import { traineeChangeWords } from '@residency/contract/areas/students/changes/text'
import { traineeChangeFlow } from '@residency/contract/areas/students/changes/trainee-change.flow'
import { Button } from 'antd'
import { useState } from 'react'
import { Can } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, flagFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { BulkDecisions } from '../../../screens/review/bulk-decisions.tsx'
import type { Review } from '../../../screens/review/review.ts'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { useOpened } from '../../../screens/review/use-opened.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useBaseFilter } from '../../organisation/use-base-filter.public.ts'
import { FILE_PATHS } from '../file/file.queries.ts'
import '../students.css'
import { useTraineeChangeColumns } from './change.columns.tsx'
import { type TraineeChangeListInput, useTraineeChanges } from './change.queries.ts'
import { changeText } from './change.text.ts'
import { ChangeReview } from './change-review.tsx'
import type { ProtectedFieldsProps } from './protected-fields.tsx'
import { useChangedThings } from './use-changed-things.ts'

const ProtectedFields = lazyDialog<ProtectedFieldsProps>(() =>
  import('./protected-fields.tsx').then((part) => part.default),
)

/** View key student/change/index: changes of trainees' files; `?id=` opens one in the page. */
export default function ChangesPage() {
  const { id, isVisit, open } = useOpened()
  const { done } = useText(changeText)
  const { actions } = useText(traineeChangeWords).flows.traineeChange
  const review: Review = { calls: traineeChangeReview, paths: FILE_PATHS, actions, done }

  return id > 0 ? (
    <ChangeReview key={id} id={id} isVisit={isVisit} review={review} onOpen={open} />
  ) : (
    <ChangeList review={review} onOpen={open} />
  )
}

function ChangeList({ review, onOpen }: { review: Review; onOpen: (id: number) => void }) {
  const text = useText(changeText)
  const { fields, flows } = useText(traineeChangeWords)
  const things = useChangedThings()
  const list = useListState('trainee-changes', ['keywords', 'waiting', 'state', 'field', 'baseId'])
  const ofBase = useBaseFilter()
  const result = useTraineeChanges(list.input as TraineeChangeListInput)
  const { actionsOf, dialogs } = useDecisions(review)
  const [isOpen, setOpen] = useState(false)
  const columns = useTraineeChangeColumns(onOpen, actionsOf)
  const choices = toChoices(traineeChangeFlow.states, flows.traineeChange.states)

  return (
    <>
      <ListScreen<TraineeChange>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={traineeChangeSorts}
        filters={[
          textFilter('keywords', text.search),
          flagFilter('waiting', fields.waiting),
          choiceFilter('state', text.state, choices),
          choiceFilter('field', text.fact, things),
          ...ofBase,
        ]}
        actions={
          <Can perm={[may.fields]}>
            <Button onClick={() => setOpen(true)}>{text.fields}</Button>
          </Can>
        }
        bulk={(rows, done) => <BulkDecisions review={review} rows={rows} onDone={done} />}
      >
        {text.empty}
      </ListScreen>
      {dialogs}
      <ProtectedFields isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
