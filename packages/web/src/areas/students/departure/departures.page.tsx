import { departurePermissions as may } from '@residency/contract/areas/students/departure/access'
import {
  type Departure,
  departureExport,
  departureSorts,
} from '@residency/contract/areas/students/departure/departure.contract'
import { departureWords } from '@residency/contract/areas/students/departure/text'
import { Button } from 'antd'
import { useState } from 'react'
import { Can, usePerm } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { BulkDecisions } from '../../../screens/review/bulk-decisions.tsx'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { useOpened } from '../../../screens/review/use-opened.ts'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useDepartureColumns } from './departure.columns.tsx'
import { type DepartureListInput, useDepartures } from './departure.queries.ts'
import { departureText } from './departure.text.ts'
import type { DepartureFormProps } from './departure-form.tsx'
import { DepartureReview, useDepartureReview } from './departure-review.tsx'
import type { RatingAveragesProps } from './rating-averages.tsx'
import { useDepartureFilters } from './use-departure-filters.ts'
import { useRetractDeparture } from './use-retract-departure.ts'

const RatingAverages = lazyDialog<RatingAveragesProps>(() =>
  import('./rating-averages.tsx').then((part) => part.default),
)

const DepartureForm = lazyDialog<DepartureFormProps>(() =>
  import('./departure-form.tsx').then((part) => part.default),
)

/** View key student/departure/index: departures with their checklists; `?id=` opens one. */
export default function DeparturesPage() {
  const { id, isVisit, open } = useOpened()
  return id > 0 ? (
    <DepartureReview key={id} id={id} isVisit={isVisit} onOpen={open} />
  ) : (
    <DepartureList onOpen={open} />
  )
}

function DepartureList({ onOpen }: { onOpen: (id: number) => void }) {
  const text = useText(departureText)
  const { menus } = useText(departureWords)
  const title = menus['training.departures']
  const list = useListState('departures', ['keywords', 'kind', 'state', 'waiting', 'baseId'])
  const result = useDepartures(list.input as DepartureListInput)
  const review = useDepartureReview()
  const { actionsOf, dialogs } = useDecisions<Departure>(review)
  const [isOpen, setOpen] = useState(false)
  const [isRecording, setRecording] = useState(false)
  const retract = useRetractDeparture()
  const mayDecide = usePerm([may.base, may.office])

  return (
    <>
      <ListScreen<Departure>
        title={title}
        list={list}
        result={result}
        columns={useDepartureColumns(onOpen, (row) => [...actionsOf(row), ...retract(row)])}
        lead={result.data && say(text.lead, { total: result.data.total })}
        sorts={departureSorts}
        filters={useDepartureFilters()}
        actions={
          <>
            <ExportButton title={title} calls={departureExport} filters={list.conditions} />
            <Can perm={[may.base, may.office]}>
              <Button onClick={() => setOpen(true)}>{text.averages}</Button>
            </Can>
            <AddButton perm={may.record} onAdd={() => setRecording(true)}>
              {text.record.open}
            </AddButton>
          </>
        }
        {...(mayDecide
          ? { bulk: (rows, done) => <BulkDecisions review={review} rows={rows} onDone={done} /> }
          : {})}
      >
        {text.empty}
      </ListScreen>
      {dialogs}
      <RatingAverages isOpen={isOpen} onClose={() => setOpen(false)} />
      <DepartureForm isOpen={isRecording} isRecord onClose={() => setRecording(false)} />
    </>
  )
}
