import { cohortPermissions as may } from '@residency/contract/areas/standards/cohort/access'
import {
  type CohortRow,
  cohortSorts,
} from '@residency/contract/areas/standards/cohort/cohort.contract'
import { cohortFlow } from '@residency/contract/areas/standards/cohort/cohort.flow'
import { cohortWords } from '@residency/contract/areas/standards/cohort/text'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRecordId, useRecordPath } from '../../../screens/record.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useCohortColumns } from './cohort.columns.tsx'
import { type CohortListInput, useCohorts } from './cohort.queries.ts'
import { cohortText } from './cohort.text.ts'
import type { CohortFormProps } from './cohort-form.tsx'
import { CohortRecord } from './cohort-record.tsx'
import { useCohortActions } from './use-cohort-actions.tsx'
import { useCohortFilters } from './use-cohort-filters.ts'

const CohortForm = lazyDialog<CohortFormProps>(() =>
  import('./cohort-form.tsx').then((part) => part.default),
)

/** View key standard/batch/index: cohorts; one of them with `?id=`. */
export default function CohortListPage() {
  const id = useRecordId()
  const { menus } = useText(cohortWords)
  const title = menus['standard.cohorts']

  return id === null ? <CohortList title={title} /> : <CohortRecord key={id} id={id} list={title} />
}

function CohortList({ title }: { title: string }) {
  const text = useText(cohortText)
  const { flows } = useText(cohortWords)
  const navigate = useNavigate()
  const pathOf = useRecordPath()
  const list = useListState('cohorts', ['keywords', 'majorId', 'year', 'state'])
  const result = useCohorts(list.input as CohortListInput)
  const [isAdding, setAdding] = useState(false)
  const { actionsOf, dialogs } = useCohortActions()
  const columns = useCohortColumns((id) => navigate(pathOf(id)), actionsOf)
  const states = toChoices(cohortFlow.states, flows.cohort.states)

  return (
    <>
      <ListScreen<CohortRow>
        title={title}
        lead={text.lead}
        list={list}
        result={result}
        columns={columns}
        sorts={cohortSorts}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter('state', text.state, states),
          ...useCohortFilters(),
        ]}
        actions={
          <AddButton perm={may.manage} onAdd={() => setAdding(true)}>
            {text.add}
          </AddButton>
        }
      >
        {text.empty}
      </ListScreen>
      <CohortForm isOpen={isAdding} edited={null} onClose={() => setAdding(false)} />
      {dialogs}
    </>
  )
}
