import {
  type Fulfilment,
  fulfilmentExport,
  fulfilmentSorts,
} from '@residency/contract/areas/mentors/records/task.contract'
import { recordWords } from '@residency/contract/areas/mentors/records/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices, toTextChoices } from '../../../ui/choices/choices.ts'
import { type FulfilmentInput, useFulfilment, useTaskBases } from '../records/record.queries.ts'
import { useFulfilmentColumns } from './fulfilment.columns.tsx'
import { FulfilmentChart } from './fulfilment-chart.tsx'
import { taskText } from './task.text.ts'
import { useTermChoices } from './use-term-choices.ts'

/**
 * View key mentor/fulfilment/index: who has fulfilled which task with which trainee, and the share
 * of each department.
 */
export default function FulfilmentPage() {
  const { fulfilment: text } = useText(taskText)
  const { fields, fulfilled } = useText(recordWords)
  const { years, terms } = useTermChoices()

  const list = useListState('mentor-fulfilment', [
    'keywords',
    'fulfilled',
    'year',
    'term',
    'baseId',
  ])

  const result = useFulfilment(list.input as FulfilmentInput)
  const bases = toTextChoices(useTaskBases().data)
  const columns = useFulfilmentColumns()
  const isDone = toChoices(['yes', 'no'], fulfilled)

  return (
    <>
      <ListScreen<Fulfilment>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={fulfilmentSorts}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter('fulfilled', fields.fulfilled, isDone),
          choiceFilter('year', fields.year, years),
          choiceFilter('term', fields.term, terms),
          ...(bases.length > 1 ? [choiceFilter('baseId', fields.baseId, bases)] : []),
        ]}
        actions={
          <ExportButton title={text.title} calls={fulfilmentExport} filters={list.conditions} />
        }
      >
        {text.empty}
      </ListScreen>
      {!result.isLoading && <FulfilmentChart filters={list.filters} />}{' '}
      {/* After the list: its height would push it down. */}
    </>
  )
}
