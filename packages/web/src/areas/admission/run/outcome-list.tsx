import {
  type AdmissionOverview,
  type OutcomeRow,
  outcomeSheet,
  outcomeSorts,
  RESULTS,
} from '@residency/contract/areas/admission/run/run.contract'
import { runWords } from '@residency/contract/areas/admission/run/text'
import { signupWords } from '@residency/contract/areas/signup/text'
import { TRAINEE_KINDS } from '@residency/contract/areas/trainees/trainee-facts.public'
import { Empty, Select } from 'antd'
import { type ReactNode, useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { type OutcomeListInput, useOutcomes, useRunPools } from './admission.queries.ts'
import { admissionText } from './admission.text.ts'
import { useOutcomeColumns } from './outcome.columns.tsx'
import { OutcomePanel } from './outcome-panel.tsx'

type Props = { admission: AdmissionOverview; aside: ReactNode }

/** The outcomes of a run, with reasons. */
export function OutcomePart({ admission, aside }: Props) {
  const text = useText(admissionText)
  const [runId, setRunId] = useState(admission.runs[0]?.id)
  const run = admission.runs.find((one) => one.id === runId) ?? admission.runs[0]
  if (!run)
    return (
      <section className="list-screen" aria-label={text.title}>
        <div className="screen-head">
          <h1>{text.title}</h1>
          <div className="screen-actions">{aside}</div>
        </div>
        <div className="panel list-message">
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.resultsNone} />
        </div>
      </section>
    )

  const nameOf = ({ number, publishedAt, round }: (typeof admission.runs)[number]) =>
    [`#${number}`, round === 2 && text.round2, publishedAt ?? text.preview]
      .filter(Boolean)
      .join(' · ')

  const runs = admission.runs.map((one) => ({ value: one.id, label: nameOf(one) }))

  const choice = runs.length > 1 && (
    <Select
      aria-label={text.whichRun}
      value={run.id}
      options={runs}
      onChange={setRunId}
      popupMatchSelectWidth={false}
    />
  )

  return (
    <OutcomeList
      key={run.id}
      runId={run.id}
      isPreview={run.publishedAt === null}
      aside={[aside, choice]}
    />
  )
}

function OutcomeList({
  runId,
  isPreview,
  aside,
}: {
  runId: number
  isPreview: boolean
  aside: ReactNode[]
}) {
  const text = useText(admissionText)
  const { fields, results } = useText(runWords)
  const { traineeKinds, fields: registration } = useText(signupWords)
  const list = useListState('outcomes', ['keywords', 'result', 'offerId', 'traineeKind'])
  const result = useOutcomes({ ...list.input, runId } as OutcomeListInput)
  const [open, setOpen] = useState<OutcomeRow | null>(null)
  const offers = new Map((useRunPools(runId).data ?? []).map((pool) => [pool.offerId, pool.offer]))

  return (
    <>
      <ListScreen<OutcomeRow>
        title={text.title}
        lead={
          result.data &&
          say(isPreview ? text.previewLead : text.resultsLead, { total: result.data.total })
        }
        list={list}
        result={result}
        columns={useOutcomeColumns(setOpen)}
        sorts={outcomeSorts}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter('result', fields.result, toChoices(RESULTS, results)),
          choiceFilter(
            'offerId',
            text.offer,
            [...offers].map(([id, label]) => ({ value: String(id), label })),
          ),
          choiceFilter(
            'traineeKind',
            registration.traineeKind,
            toChoices(TRAINEE_KINDS, traineeKinds),
          ),
        ]}
        actions={
          <>
            {aside}
            <ExportButton
              title={text.parts.results}
              calls={outcomeSheet}
              filters={{ ...list.conditions, runId }}
            />
          </>
        }
      />
      <OutcomePanel row={open} onClose={() => setOpen(null)} />
    </>
  )
}
