import { trainingWords } from '@residency/contract/areas/teachers/training/text'
import {
  type TrainingBase,
  trainingBaseReview,
  trainingBaseSorts,
} from '@residency/contract/areas/teachers/training/training-base.contract'
import { trainingBaseFlow } from '@residency/contract/areas/teachers/training/training-base.flow'
import { Button } from 'antd'
import { useState } from 'react'
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
import { BASE_PATHS, type BaseListInput, useTrainingBases } from '../training/training.queries.ts'
import { trainingText } from '../training/training.text.ts'
import { useBaseColumns } from './training-base-columns.tsx'
import type { BaseFormProps } from './training-base-form.tsx'
import { TrainingBaseReview } from './training-base-review.tsx'

const BaseForm = lazyDialog<BaseFormProps>(() =>
  import('./training-base-form.tsx').then((part) => part.default),
)

/**
 * View key teacher/trainingBase/index: applications of bases to train teachers; `?id=` opens one in
 * the page.
 */
export default function TrainingBasesPage() {
  const { id, isVisit, open } = useOpened()
  const { done } = useText(trainingText).bases
  const { actions } = useText(trainingWords).flows.trainingBase
  const review: Review = { calls: trainingBaseReview, paths: BASE_PATHS, actions, done }

  const [form, setForm] = useState<{ isOpen: boolean; id: number | null }>({
    isOpen: false,
    id: null,
  })

  const edit = (corrected: number | null) => setForm({ isOpen: true, id: corrected })

  return (
    <>
      {id > 0 ? (
        <TrainingBaseReview
          key={id}
          id={id}
          isVisit={isVisit}
          review={review}
          onOpen={open}
          onMend={() => edit(id)}
        />
      ) : (
        <BaseList review={review} onOpen={open} onEdit={edit} />
      )}
      <BaseForm
        isOpen={form.isOpen}
        id={form.id}
        onClose={() => setForm({ ...form, isOpen: false })}
      />
    </>
  )
}

type ListProps = {
  review: Review
  onOpen: (id: number) => void
  onEdit: (id: number | null) => void
}

function BaseList({ review, onOpen, onEdit }: ListProps) {
  const { bases: text, ...shared } = useText(trainingText)
  const { fields, flows } = useText(trainingWords)
  const list = useListState('training-bases', ['keywords', 'waiting', 'state'])
  const result = useTrainingBases(list.input as BaseListInput)
  const { actionsOf, dialogs } = useDecisions(review)
  const mend = (row: TrainingBase) =>
    row.isMendable ? [{ key: 'mend', label: text.mend, onClick: () => onEdit(row.id) }] : []
  const columns = useBaseColumns(onOpen, (row) => [...mend(row), ...actionsOf(row)])
  const choices = toChoices(trainingBaseFlow.states, flows.trainingBase.states)

  return (
    <>
      <ListScreen<TrainingBase>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={trainingBaseSorts}
        filters={[
          textFilter('keywords', text.search),
          flagFilter('waiting', fields.waiting),
          choiceFilter('state', shared.state, choices),
        ]}
        actions={
          <Button type="primary" onClick={() => onEdit(null)}>
            {text.apply}
          </Button>
        }
        bulk={(rows, done) => <BulkDecisions review={review} rows={rows} onDone={done} />}
      >
        {text.empty}
      </ListScreen>
      {dialogs}
    </>
  )
}
