import { informPermissions as may } from '@residency/contract/areas/messages/informs/access'
import {
  type InformDetail,
  RECEIPT_STATUSES,
  type Receipt,
  receiptExport,
  receiptSorts,
} from '@residency/contract/areas/messages/informs/inform.contract'
import { informWords } from '@residency/contract/areas/messages/informs/text'
import { useNavigate } from 'react-router'
import { minuteOf } from '../../../platform/clock.ts'
import { Can } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRecordPath } from '../../../screens/record.tsx'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { PageActions } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { ArticleText } from '../article-text.tsx'
import { useReceiptColumns } from './inform.columns.tsx'
import { type ReceiptInput, useInform, useReceipts } from './inform.queries.ts'
import { informText } from './inform.text.ts'
import { hasRecipients, INFORM_TONES } from './inform-tones.rules.ts'
import { useInformActions } from './use-inform-actions.tsx'

/** An inform as its sender follows it: whom it is for, its text, and who has read it. */
export function InformRecord({ id }: { id: number }) {
  const { manage: text, record } = useText(informText)
  const { flows } = useText(informWords)
  const navigate = useNavigate()
  const pathOf = useRecordPath()
  const { data, error, refetch } = useInform(id)

  const { actionsOf, dialogs } = useInformActions({
    onMade: () => {},
    onGone: () => void navigate(pathOf(null)),
  })

  const factsOf = useFacts()
  if (!data) return <RecordPending list={text.title} error={error} onRetry={() => void refetch()} />

  return (
    <>
      <DetailScreen
        title={data.title}
        list={text.title}
        state={
          <>
            <StateTag tone={INFORM_TONES[data.state]}>{flows.inform.states[data.state]}</StateTag>{' '}
            {data.isUrgent && <StateTag tone="bad">{text.urgent}</StateTag>}
          </>
        }
        actions={<PageActions actions={actionsOf(data)} />}
        sections={[
          { title: record.about, facts: factsOf(data) },
          {
            title: record.text,
            content: <ArticleText body={data.body} files={data.files} purpose="inform" />,
          },
        ]}
      />
      {hasRecipients(data.state) && <Receipts inform={data} />}
      {dialogs}
    </>
  )
}

function useFacts() {
  const { manage: text, record, none, part, comma } = useText(informText)
  const { recipientKinds } = useText(informWords)
  const moment = (at: string | null) => (at ? minuteOf(at) : none)

  const partOf = ({ kind, names }: InformDetail['audience'][number]) => {
    const label = (recipientKinds as Readonly<Record<string, string>>)[kind] ?? kind
    return names.length ? say(part, { kind: label, names: names.join(comma) }) : label
  }

  return (inform: InformDetail) => [
    { label: record.audience, value: inform.audience.map(partOf).join(' · '), isWide: true },
    { label: text.by, value: inform.by },
    {
      label: record.sentAt,
      value:
        inform.sentAt || !inform.sendAt
          ? moment(inform.sentAt)
          : say(text.plannedFor, { at: moment(inform.sendAt) }),
    },
    ...(inform.remindedAt ? [{ label: record.remindedAt, value: moment(inform.remindedAt) }] : []),
  ]
}

function Receipts({ inform }: { inform: InformDetail }) {
  const { receipts: text } = useText(informText)
  const { fields, receiptStatuses } = useText(informWords)
  const list = useListState('inform-receipts', ['keywords', 'status'], undefined, 'receiptSort')
  const result = useReceipts({ ...list.input, id: inform.id } as ReceiptInput)
  const some = inform.isUrgent ? RECEIPT_STATUSES : RECEIPT_STATUSES.slice(0, 2)
  const statuses = toChoices(some, receiptStatuses)

  return (
    <ListScreen<Receipt>
      title={text.title}
      isPart
      lead={say(inform.isUrgent ? text.lead : text.leadPlain, {
        people: inform.people,
        read: inform.read,
        confirmed: inform.confirmed,
      })}
      list={list}
      result={result}
      columns={useReceiptColumns(inform.isUrgent)}
      sorts={receiptSorts}
      filters={[
        choiceFilter('status', fields.status, statuses),
        textFilter('keywords', text.search),
      ]}
      actions={
        <Can perm={[may.export]}>
          <ExportButton
            title={text.title}
            calls={receiptExport}
            filters={{ informId: String(inform.id), status: list.filters.status }}
          />
        </Can>
      }
    >
      {text.empty}
    </ListScreen>
  )
}
