import { awardApplicationPermissions as may } from '@residency/contract/areas/awards/applications/access'
import {
  type AwardApplication,
  awardApplicationExport,
  awardApplicationSorts,
} from '@residency/contract/areas/awards/applications/award-application.contract'
import { useState } from 'react'
import { Can } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { usePageTitle } from '../../../screens/page-title.ts'
import { BulkDecisions } from '../../../screens/review/bulk-decisions.tsx'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { useOpened } from '../../../screens/review/use-opened.ts'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useApplicationColumns } from './application.columns.tsx'
import { type ApplicationListInput, useApplications } from './application.queries.ts'
import { APPLICATION_VIEWS, type ApplicationView } from './application.rules.ts'
import { applicationText } from './application.text.ts'
import { ApplicationReview, useApplicationReview } from './application-review.tsx'
import type { NominateFormProps } from './nominate-form.tsx'
import { useApplicationFilters } from './use-application-filters.ts'

const NominateForm = lazyDialog<NominateFormProps>(() =>
  import('./nominate-form.tsx').then((part) => part.default),
)

/**
 * Applications for awards: to review, by bases, decided, all, or from outside; `?id=` opens one.
 */
export function Applications({ view }: { view: ApplicationView }) {
  const { id, isVisit, open } = useOpened()
  const { fromOutside } = APPLICATION_VIEWS[view]
  return id > 0 ? (
    <ApplicationReview key={id} id={id} isVisit={isVisit} fromOutside={fromOutside} onOpen={open} />
  ) : (
    <ApplicationList view={view} onOpen={open} />
  )
}

function ApplicationList({
  view,
  onOpen,
}: {
  view: ApplicationView
  onOpen: (id: number) => void
}) {
  const all = useText(applicationText)
  const text = all.views[view]
  const { fixed, filters: names, fromOutside, nominates } = APPLICATION_VIEWS[view]
  const review = useApplicationReview()
  const list = useListState(`award-${view}`, names)
  const result = useApplications({ ...list.input, ...fixed } as ApplicationListInput)
  const { actionsOf, dialogs } = useDecisions(review)
  const [isOpen, setOpen] = useState(false)
  const columns = useApplicationColumns({ open: onOpen, actionsOf, fromOutside })

  return (
    <>
      <ListScreen<AwardApplication>
        title={usePageTitle(text.title)}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={awardApplicationSorts}
        filters={useApplicationFilters(names, fromOutside)}
        actions={
          <>
            <Can perm={[may.export]}>
              <ExportButton
                title={text.title}
                calls={awardApplicationExport}
                filters={{ ...list.conditions, ...fixed }}
              />
            </Can>
            {nominates && (
              <AddButton perm={may.nominate} onAdd={() => setOpen(true)}>
                {all.nominate}
              </AddButton>
            )}
          </>
        }
        bulk={(rows, done) => <BulkDecisions review={review} rows={rows} onDone={done} />}
      >
        {text.empty}
      </ListScreen>
      {dialogs}
      {nominates && <NominateForm isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
