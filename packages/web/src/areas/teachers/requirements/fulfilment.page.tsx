import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import {
  type Fulfilment,
  fulfilmentExport,
  fulfilmentSorts,
} from '@residency/contract/areas/teachers/requirements/duty.contract'
import { requirementWords } from '@residency/contract/areas/teachers/requirements/text'
import { monthAfter } from '@residency/contract/kernel/day'
import { todayInShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { toSameChoices, toTextChoices } from '../../../ui/choices/choices.ts'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { useTeachingBases } from '../qualification/qualification.queries.ts'
import { type FulfilmentListInput, useFulfilment } from './requirement.queries.ts'
import { requirementText } from './requirement.text.ts'
import { RequirementLines } from './requirement-bars.tsx'

/** View key teacher/duties/fulfilment: teachers with how far each requirement is fulfilled. */
export default function FulfilmentPage() {
  const { fulfilment: text, list: labels } = useText(requirementText)
  const { fields } = useText(requirementWords)
  const list = useListState('fulfilment', ['keywords', 'month', 'baseId', 'departmentId'])
  const result = useFulfilment(list.input as FulfilmentListInput)
  const months = Array.from({ length: 24 }, (_, index) => monthAfter(todayInShanghai(), -index))
  const bases = toTextChoices(useTeachingBases().data)
  const month = list.filters.month ?? months[0]!

  return (
    <ListScreen<Fulfilment>
      title={text.title}
      lead={result.data && say(text.lead, { total: result.data.total, month })}
      list={list}
      result={result}
      columns={useFulfilmentColumns()}
      sorts={fulfilmentSorts}
      filters={[
        textFilter('keywords', text.search),
        choiceFilter('month', fields.month, toSameChoices(months)),
        choiceFilter('baseId', labels.base, bases),
      ]}
      actions={
        <ExportButton title={text.title} calls={fulfilmentExport} filters={list.conditions} />
      }
    >
      {text.none}
    </ListScreen>
  )
}

function useFulfilmentColumns(): Column<Fulfilment>[] {
  const text = useText(requirementText)
  const { levels } = useText(qualificationWords)
  return [
    linesColumn('name', text.name, { width: 120, card: 'title' }, (row) => ({
      name: row.name,
      note: row.department,
    })),
    {
      key: 'level',
      title: text.fulfilment.level,
      width: 100,
      card: 'state',
      cell: (row) => levels[row.level],
    },
    {
      key: 'requirements',
      title: text.fulfilment.requirements,
      card: 'fact',
      cell: (row) => <RequirementLines requirements={row.requirements} />,
    },
  ]
}
