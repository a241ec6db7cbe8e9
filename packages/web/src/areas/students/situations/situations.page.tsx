import { situationPermissions as may } from '@residency/contract/areas/students/situations/access'
import {
  SITUATION_KINDS,
  type Situation,
  situationExport,
  situationSorts,
} from '@residency/contract/areas/students/situations/situation.contract'
import { situationFlow } from '@residency/contract/areas/students/situations/situation.flow'
import { situationWords } from '@residency/contract/areas/students/situations/text'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import {
  choiceFilter,
  dayFilter,
  flagFilter,
  textFilter,
} from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { BulkDecisions } from '../../../screens/review/bulk-decisions.tsx'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { useOpened } from '../../../screens/review/use-opened.ts'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useBaseFilter } from '../../organisation/use-base-filter.public.ts'
import { useSituationColumns } from './situation.columns.tsx'
import { type SituationListInput, useSituations } from './situation.queries.ts'
import { situationText } from './situation.text.ts'
import type { SituationFormProps } from './situation-form.tsx'
import { SituationReview, useSituationReview } from './situation-review.tsx'
import { useSituationActs } from './use-situation-acts.tsx'

const SituationForm = lazyDialog<SituationFormProps>(() =>
  import('./situation-form.tsx').then((part) => part.default),
)

/**
 * View key student/situation/index: special situations that bases and the office decide; `?id=`
 * opens one.
 */
export default function SituationsPage() {
  const { id, isVisit, open } = useOpened()
  return id > 0 ? (
    <SituationReview key={id} id={id} isVisit={isVisit} onOpen={open} />
  ) : (
    <SituationList onOpen={open} />
  )
}

function SituationList({ onOpen }: { onOpen: (id: number) => void }) {
  const text = useText(situationText)
  const { fields, flows, menus, situationKinds } = useText(situationWords)
  const title = menus['training.situations']
  const list = useListState('situations', [
    'keywords',
    'waiting',
    'kind',
    'state',
    'baseId',
    'from',
    'until',
  ])
  const ofBase = useBaseFilter()
  const result = useSituations(list.input as SituationListInput)
  const review = useSituationReview()
  const { actionsOf, dialogs } = useDecisions<Situation>(review)
  const acts = useSituationActs()
  const [isOpen, setOpen] = useState(false)
  const columns = useSituationColumns(onOpen, (row) => [...actionsOf(row), ...acts.actionsOf(row)])
  const kinds = toChoices(SITUATION_KINDS, situationKinds)
  const states = toChoices(situationFlow.states, flows.situation.states)

  return (
    <>
      <ListScreen<Situation>
        title={title}
        list={list}
        result={result}
        columns={columns}
        lead={result.data && say(text.lead, { total: result.data.total })}
        sorts={situationSorts}
        filters={[
          textFilter('keywords', text.search),
          flagFilter('waiting', fields.waiting),
          choiceFilter('kind', fields.kind, kinds),
          choiceFilter('state', fields.state, states),
          ...ofBase,
          dayFilter('from', fields.from),
          dayFilter('until', fields.until),
        ]}
        actions={
          <>
            <ExportButton title={title} calls={situationExport} filters={list.conditions} />
            <AddButton perm={may.record} onAdd={() => setOpen(true)}>
              {text.record}
            </AddButton>
          </>
        }
        bulk={(rows, done) => <BulkDecisions review={review} rows={rows} onDone={done} />}
      >
        {text.empty}
      </ListScreen>
      {dialogs}
      {acts.dialogs}
      <SituationForm isOpen={isOpen} isRecord onClose={() => setOpen(false)} />
    </>
  )
}
