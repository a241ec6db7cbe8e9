import { WORKLOAD_KINDS } from '@residency/contract/areas/workload/entries/entry.contract'
import { entryWords } from '@residency/contract/areas/workload/entries/text'
import { quantityPermissions as may } from '@residency/contract/areas/workload/quantity/access'
import {
  type Quantity,
  quantityExport,
  quantitySorts,
} from '@residency/contract/areas/workload/quantity/quantity.contract'
import { quantityWords } from '@residency/contract/areas/workload/quantity/text'
import { Can } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { RecordLink, useRecordId } from '../../../screens/record.tsx'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices, toTextChoices } from '../../../ui/choices/choices.ts'
import type { Column } from '../../../ui/tables/column.ts'
import { type QuantityInput, useQuantities, useQuantityChoices } from './quantity.queries.ts'
import { quantityText } from './quantity.text.ts'
import { QuantityRecord } from './quantity-record.tsx'

/**
 * View key workload/quantity/index: required, entered and passed of each trainee; `?id=` opens one.
 */
export default function QuantityPage() {
  const id = useRecordId()
  return id === null ? <QuantityList /> : <QuantityRecord key={id} id={id} />
}

function QuantityList() {
  const text = useText(quantityText)
  const { menus, fields } = useText(quantityWords)
  const { workloadKinds } = useText(entryWords)
  const title = menus['works.quantity']
  const list = useListState('workloadQuantity', ['cohortId', 'keywords', 'baseId', 'kind'])
  const result = useQuantities(list.input as QuantityInput)
  const choices = useQuantityChoices().data
  const kinds = toChoices(WORKLOAD_KINDS, workloadKinds)

  return (
    <ListScreen<Quantity>
      title={title}
      list={list}
      result={result}
      columns={useColumns()}
      lead={result.data && say(text.lead, { total: result.data.total })}
      sorts={quantitySorts}
      filters={[
        choiceFilter('cohortId', fields.cohortId, toTextChoices(choices?.cohorts)),
        textFilter('keywords', text.search),
        choiceFilter('baseId', fields.baseId, toTextChoices(choices?.bases)),
        choiceFilter('kind', fields.kind, kinds),
      ]}
      actions={
        <Can perm={[may.export]}>
          <ExportButton title={title} calls={quantityExport} filters={list.conditions} />
        </Can>
      }
    >
      {text.empty}
    </ListScreen>
  )
}

function useColumns(): Column<Quantity>[] {
  const text = useText(quantityText)

  const figure = (key: 'required' | 'entered' | 'passed'): Column<Quantity> => ({
    key,
    title: text[key],
    width: 100,
    align: 'right',
    cell: (row) => <span className="figures">{row[key]}</span>,
  })

  const done = ({ percent }: Quantity) => (
    <span className="figures">
      {percent === null ? text.nothing : say(text.percent, { value: percent })}
    </span>
  )

  return [
    {
      key: 'name',
      title: text.who,
      width: 140,
      card: 'title',
      cell: (row) => <RecordLink id={row.id}>{row.name}</RecordLink>,
    },
    { key: 'number', title: text.search, width: 120, isExtra: true, cell: (row) => row.number },
    {
      key: 'cohort',
      title: text.cohort,
      width: 180,
      card: 'fact',
      cell: (row) => row.cohort ?? '—',
    },
    { key: 'base', title: text.base, width: 140, cell: (row) => row.base },
    ...(['required', 'entered', 'passed'] as const).map(figure),
    { key: 'percent', title: text.done, width: 100, align: 'right', card: 'state', cell: done },
    {
      key: 'missing',
      title: text.missing,
      width: 110,
      align: 'right',
      card: 'fact',
      cell: (row) => say(text.items, { count: row.missing }),
    },
  ]
}
