import './load.css'
import {
  listRaterLoads,
  loadExport,
  loadSorts,
  type WeekLoad,
} from '@residency/contract/areas/evaluation/load/load.contract'
import { loadWords } from '@residency/contract/areas/evaluation/load/text'
import type { InputOf } from '@residency/contract/kernel'
import { useListOf } from '../../../platform/calls/queries.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, dayFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { loadText } from './load.text.ts'
import { LoadChart } from './load-chart.tsx'

export type LoadInput = InputOf<typeof listRaterLoads>
export const useRaterLoads = (input: LoadInput) => useListOf(listRaterLoads, input)

/** View key evaluate/load/index: tasks by rater and week, with the busiest rater as a chart. */
export default function LoadPage() {
  const text = useText(loadText)
  const { fields } = useText(loadWords)
  const list = useListState('rater-loads', ['keywords', 'from', 'until', 'only'])
  const result = useRaterLoads(list.input as LoadInput)
  const columns = useLoadColumns()
  const { data } = result

  return (
    <>
      <ListScreen<WeekLoad>
        title={text.title}
        lead={data && say(text.lead, { from: data.from, until: data.until, most: data.most })}
        list={list}
        result={result}
        columns={columns}
        sorts={loadSorts}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter('only', fields.only, [{ value: 'over', label: text.onlyOver }]),
          dayFilter('from', fields.from),
          dayFilter('until', fields.until),
        ]}
        actions={<ExportButton title={text.title} calls={loadExport} filters={list.conditions} />}
      >
        {list.filters.only ? text.nobodyOver : text.empty}
      </ListScreen>
      {data && <LoadChart {...data} />}
    </>
  )
}

const HOURS_OF_DAY = 24

function useLoadColumns(): Column<WeekLoad>[] {
  const text = useText(loadText)

  const timeOf = (hours: number | null) => {
    if (hours === null) return text.none
    if (hours < 2 * HOURS_OF_DAY) return say(text.hours, { hours })

    return say(text.days, { days: Math.round((hours / HOURS_OF_DAY) * 10) / 10 })
  }

  const figure = (key: string, title: string, showOf: (row: WeekLoad) => string | number) => ({
    key,
    title,
    width: 90,
    align: 'right' as const,
    card: 'fact' as const,
    cell: (row: WeekLoad) => <span className="figures">{showOf(row)}</span>,
  })

  return [
    { key: 'rater', title: text.rater, width: 110, card: 'title', cell: ({ rater }) => rater },
    {
      key: 'week',
      sort: 'monday',
      title: text.week,
      width: 130,
      card: 'fact',
      cell: ({ monday }) => <span className="figures">{say(text.weekOf, { monday })}</span>,
    },
    figure('tasks', text.tasks, ({ tasks }) => tasks),
    figure('answered', text.answered, ({ answered, named }) =>
      say(text.answeredOf, { answered, named }),
    ),
    figure('dropped', text.dropped, ({ dropped }) => dropped),
    {
      ...figure('median', text.median, ({ medianHours }) => timeOf(medianHours)),
      sort: 'medianHours',
    },
    {
      key: 'state',
      title: text.state,
      width: 100,
      card: 'state',
      cell: ({ isOver }) => isOver && <StateTag tone="bad">{text.over}</StateTag>,
    },
    {
      key: 'reasons',
      title: text.why,
      width: 380,
      card: 'fact',
      cell: ({ reasons }) => reasons.length > 0 && <Reasons reasons={reasons} />,
    },
  ]
}

/** Why a week is over the limit, the largest targets first. */
function Reasons({ reasons }: Pick<WeekLoad, 'reasons'>) {
  const text = useText(loadText)

  return (
    <ul className="load-reasons">
      {reasons.map(({ id, target, tasks, why, ...facts }) => (
        <li key={id}>
          {say(text.reasonOf, { target, tasks })}{' '}
          <span className="soft">{say(text.reasons[why], facts)}</span>
        </li>
      ))}
    </ul>
  )
}
