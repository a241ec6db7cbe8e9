import {
  ARRIVAL_STATES,
  type ArrivalRow,
  arrivalExport,
  arrivalSorts,
} from '@residency/contract/areas/admission/arrival/arrival.contract'
import { signupWords } from '@residency/contract/areas/signup/text'
import { TRAINEE_KINDS } from '@residency/contract/areas/trainees/trainee-facts.public'
import { Segmented } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, flagFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { BulkResult } from '../../../screens/review/bulk-result.tsx'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices, toTextChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useReviewOptions } from '../../signup/signup.public.ts'
import { useArrivalColumns } from './arrival.columns.tsx'
import { type ArrivalListInput, useArrivalCounts, useArrivals } from './arrival.queries.ts'
import { isArranged } from './arrival.rules.ts'
import { arrivalText } from './arrival.text.ts'
import { BulkButtons } from './bulk-buttons.tsx'
import { useArrivalSteps } from './use-arrival-steps.ts'

const CopyDialog = lazyDialog(() => import('./copy-dialog.tsx').then((part) => part.CopyDialog))

const ArrivalDialogs = lazyDialog(() =>
  import('./arrival-dialogs.tsx').then((part) => part.ArrivalDialogs),
)

/**
 * View key recruit/arrange/index: from accepted place to trainee, one tab per state, with bulk
 * actions.
 */
export default function ArrivalPage() {
  const text = useText(arrivalText)
  const words = useText(signupWords)

  const list = useListState('arrivals', [
    'keywords',
    'state',
    'intakeId',
    'offerId',
    'traineeKind',
    'due',
  ])

  const state = ARRIVAL_STATES.find((one) => one === list.filters.state) ?? 'confirmed'
  const result = useArrivals({ ...list.input, state } as ArrivalListInput)
  const { intakeId } = list.filters
  const counts = useArrivalCounts(intakeId).data?.counts
  const options = useReviewOptions(intakeId).data
  const steps = useArrivalSteps()
  const [copyOf, setCopyOf] = useState<ArrivalRow | null>(null)

  const columns = useArrivalColumns(
    (action, row) => void steps.begin(action, [row]),
    setCopyOf,
    state,
  )

  // Without a next step no row is selectable.
  const isOver = result.data?.list.every((row) => row.actions.length === 0) === true

  const tabs = (
    ['confirmed', 'arrivalArranged', 'arrived', 'signed', 'enrolled', 'noShow'] as const
  ).map((value) => ({
    value,
    label: `${text.tabs[value]}${counts ? ` ${counts[value]}` : ''}`,
  }))

  const kinds = toChoices(TRAINEE_KINDS, words.traineeKinds)

  return (
    <>
      <ListScreen<ArrivalRow>
        key={state}
        title={text.title}
        lead={result.data && say(text.leads[state], { count: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={arrivalSorts}
        filters={[
          textFilter('keywords', text.search, text.search),
          choiceFilter('intakeId', words.fields.intake, toTextChoices(options?.intakes)),
          choiceFilter('offerId', text.offer, toTextChoices(options?.offers)),
          choiceFilter('traineeKind', words.fields.traineeKind, kinds),
          ...(isArranged(state) ? [flagFilter('due', text.when, text.due)] : []),
        ]}
        actions={
          <>
            <Segmented
              aria-label={text.status}
              options={tabs}
              value={state}
              onChange={(next) => list.change({ filters: { state: next, due: undefined } })}
            />
            <ExportButton
              title={text.title}
              calls={arrivalExport}
              filters={{ ...list.conditions, state }}
            />
          </>
        }
        {...(isOver
          ? {}
          : {
              bulk: (rows) => (
                <BulkButtons rows={rows} onAct={(action) => void steps.begin(action, rows)} />
              ),
            })}
      >
        {text.nobody[state]}
      </ListScreen>
      <CopyDialog isOpen={copyOf !== null} row={copyOf} onClose={() => setCopyOf(null)} />
      <ArrivalDialogs
        isOpen={steps.step !== null}
        step={steps.step}
        onClose={steps.close}
        onDone={steps.onDone}
      />
      <BulkResult result={steps.result} onClose={steps.closeResult} />
    </>
  )
}
