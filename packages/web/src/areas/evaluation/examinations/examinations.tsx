import { examinePermissions as may } from '@residency/contract/areas/evaluation/examinations/access'
import {
  type Examination,
  examinationExport,
  examinationSorts,
} from '@residency/contract/areas/evaluation/examinations/examine.contract'
import { examineFlow } from '@residency/contract/areas/evaluation/examinations/examine.flow'
import { examineWords } from '@residency/contract/areas/evaluation/examinations/text'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import {
  choiceFilter,
  dayFilter,
  type Filter,
  flagFilter,
  textFilter,
} from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRecordId } from '../../../screens/record.tsx'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { ExaminationRecord } from './examination-record.tsx'
import { useExamineColumns } from './examine.columns.tsx'
import { type ExaminationInput, useExaminations, useOwnExaminations } from './examine.queries.ts'
import { examineText } from './examine.text.ts'
import type { PlanFormProps } from './plan-form.tsx'
import { useExamineActions } from './use-examine-actions.tsx'

const PlanForm = lazyDialog<PlanFormProps>(() =>
  import('./plan-form.tsx').then((part) => part.default),
)

const FILTERS = ['keywords', 'state', 'from', 'until'] as const
type Props = { isOwn: boolean }

/**
 * View keys evaluate/own/examine and evaluate/examine/index: practical examinations; `?id=` opens
 * one.
 */
export function Examinations({ isOwn }: Props) {
  const text = useText(examineText)
  const id = useRecordId()
  if (id !== null)
    return <ExaminationRecord key={id} id={id} list={isOwn ? text.ownTitle : text.title} />

  return isOwn ? <OwnList /> : <AllList />
}

/** Filters of both lists; the page's own come after the search. */
function useFilters(own: readonly Filter[] = []) {
  const text = useText(examineText)
  const { states } = useText(examineWords).flows.evaluationExamination
  return [
    textFilter('keywords', text.search),
    ...own,
    choiceFilter('state', text.state, toChoices(examineFlow.states, states)),
    dayFilter('from', text.from),
    dayFilter('until', text.until),
  ]
}

function OwnList() {
  const text = useText(examineText)
  const { fields } = useText(examineWords)
  const list = useListState('own-examinations', ['waiting', ...FILTERS])
  const result = useOwnExaminations(list.input as ExaminationInput)
  const { actionsOf, dialogs } = useExamineActions()
  const filters = useFilters([flagFilter('waiting', fields.waiting)])

  return (
    <>
      <ListScreen<Examination>
        title={text.ownTitle}
        lead={result.data && say(text.ownLead, { total: result.data.total })}
        list={list}
        result={result}
        columns={useExamineColumns(actionsOf)}
        sorts={examinationSorts}
        filters={filters}
      >
        {text.ownEmpty}
      </ListScreen>
      {dialogs}
    </>
  )
}

function AllList() {
  const text = useText(examineText)
  const list = useListState('examinations', FILTERS)
  const result = useExaminations(list.input as ExaminationInput)
  const { actionsOf, dialogs } = useExamineActions()
  const [isPlanning, setPlanning] = useState(false)

  return (
    <>
      <ListScreen<Examination>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={useExamineColumns(actionsOf)}
        sorts={examinationSorts}
        filters={useFilters()}
        actions={
          <>
            <ExportButton title={text.title} calls={examinationExport} filters={list.conditions} />
            <AddButton perm={may.plan} onAdd={() => setPlanning(true)}>
              {text.add}
            </AddButton>
          </>
        }
      >
        {text.empty}
      </ListScreen>
      <PlanForm isOpen={isPlanning} onClose={() => setPlanning(false)} />
      {dialogs}
    </>
  )
}
