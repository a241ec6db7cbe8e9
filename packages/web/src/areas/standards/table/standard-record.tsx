import {
  type StandardDetail,
  standardSheet,
} from '@residency/contract/areas/standards/table/standard.contract'
import { tableWords } from '@residency/contract/areas/standards/table/text'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { RecordLink, useRecordPath } from '../../../screens/record.tsx'
import { ExportButton, SheetButtons } from '../../../screens/sheets/sheet-buttons.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { PageActions } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { MonthRuler } from './month-ruler.tsx'
import type { NewStandardProps } from './new-standard.tsx'
import { RotationTable } from './rotation-table.tsx'
import { STANDARD_TONES, useForWhom } from './standard.columns.tsx'
import { useStandard } from './standard.queries.ts'
import { standardText } from './standard.text.ts'
import { StandardEditor } from './standard-editor.tsx'
import './table.css'
import { useStandardActions } from './use-standard-actions.ts'
import { useTableText } from './use-table-text.ts'

const NewStandard = lazyDialog<NewStandardProps>(() =>
  import('./new-standard.tsx').then((part) => part.default),
)

/** A standard: what it is, its months at a glance, its table; a draft is edited in place. */
export function StandardRecord({ id, list }: { id: number; list: string }) {
  const text = useText(standardText)
  const navigate = useNavigate()
  const pathOf = useRecordPath()
  const { data, error, refetch } = useStandard(id)
  const [isCopied, setCopied] = useState(false)

  const actionsOf = useStandardActions(
    () => setCopied(true),
    () => navigate(pathOf(null)),
  )

  const { flows, fields } = useText(tableWords)
  const factsOf = useFacts()
  if (!data) return <RecordPending list={list} error={error} onRetry={() => void refetch()} />

  const canEdit = data.actions.includes('edit')

  const into = {
    name: 'standardId',
    label: fields.standardId,
    missing: '',
    options: [{ value: String(id), label: data.name }],
  }

  return (
    <>
      <DetailScreen
        title={data.name}
        list={list}
        state={
          <>
            <StateTag tone={STANDARD_TONES[data.state]}>
              {flows.standard.states[data.state]}
            </StateTag>{' '}
            {say(text.edition, { edition: data.edition })}
          </>
        }
        actions={
          <>
            {canEdit ? (
              <SheetButtons
                title={text.table}
                calls={standardSheet}
                filters={{ standardId: id }}
                into={into}
              />
            ) : (
              <ExportButton title={text.table} calls={standardSheet} filters={{ standardId: id }} />
            )}
            <PageActions actions={actionsOf(data).filter(({ key }) => key !== 'edit')} />
          </>
        }
        sections={[
          { title: text.about, facts: factsOf(data) },
          ...(canEdit
            ? []
            : [
                {
                  title: text.ruler,
                  content: (
                    <MonthRuler lengths={data} rows={data.rows} departments={data.departments} />
                  ),
                },
              ]),
          {
            title: text.table,
            content: canEdit ? (
              <StandardEditor key={data.id} standard={data} />
            ) : (
              <RotationTable rows={data.rows} departments={data.departments} />
            ),
          },
        ]}
      />
      <NewStandard
        isOpen={isCopied}
        from={data}
        isTemplate={data.isTemplate}
        onClose={() => setCopied(false)}
      />
    </>
  )
}

/** The lengths that the time conditions require; marked where they differ from the standard’s. */
function RequiredLength({ standard: { askedMonths, lengthMonths } }: { standard: StandardDetail }) {
  const text = useText(standardText)
  const isOther = askedMonths.some((months) => months !== lengthMonths)
  const months = askedMonths.map((count) => say(text.months, { count })).join(text.or)

  return isOther ? (
    <StateTag tone="wait">{say(text.differs, { months })}</StateTag>
  ) : (
    <span className="figures">{months}</span>
  )
}

function useFacts() {
  const text = useText(standardText)
  const { fields, issuers, flows } = useText(tableWords)
  const forWhom = useForWhom()
  const lengths = useTableText()

  return (standard: StandardDetail) => [
    ...(standard.isTemplate ? [] : [{ label: fields.majorId, value: standard.major }]),
    { label: fields.educations, value: forWhom(standard) },
    {
      label: fields.lengthMonths,
      value: lengths(standard),
    },
    ...(standard.askedMonths.length > 0
      ? [{ label: text.byCondition, value: <RequiredLength standard={standard} /> }]
      : []),
    { label: fields.issuer, value: issuers[standard.issuer] },
    { label: fields.source, value: standard.source, isWide: true },
    ...(standard.publishedAt
      ? [{ label: text.published, value: <DateCell value={standard.publishedAt} /> }]
      : []),
    ...(standard.editions.length > 1
      ? [
          {
            label: text.editions,
            value: standard.editions.map(({ id, edition, state }) => (
              <span key={id} className="edition">
                <RecordLink id={id}>{say(text.edition, { edition })}</RecordLink>{' '}
                {flows.standard.states[state]}
              </span>
            )),
          },
        ]
      : []),
  ]
}
