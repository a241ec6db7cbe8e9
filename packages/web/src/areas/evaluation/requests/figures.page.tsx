import {
  type RequestFigure,
  requestFigureExport,
  requestFigureSorts,
} from '@residency/contract/areas/evaluation/requests/request.contract'
import { requestWords } from '@residency/contract/areas/evaluation/requests/text'
import { halfYearOf } from '@residency/contract/kernel/day'
import { useState } from 'react'
import { todayInShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { dayFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { RequestFigureChart } from './figure-chart.tsx'
import { type RequestFigureInput, useRequestFigures } from './request.queries.ts'
import { requestText } from './request.text.ts'

/** View key evaluate/request/figures: what trainees asked for, by department. */
export default function RequestFiguresPage() {
  const { figures: text } = useText(requestText)
  const { fields } = useText(requestWords)
  const [today] = useState(todayInShanghai)
  const list = useListState('request-figures', ['from', 'until'], {
    from: halfYearOf(today),
    until: today,
  })
  const result = useRequestFigures(list.input as RequestFigureInput)
  const columns = useFigureColumns()
  const { data } = result

  const timeOf = useTimeOf()
  const median = data?.whole.medianMinutes ?? null

  const lead =
    data &&
    say(text.lead, {
      from: data.from,
      until: data.until,
      asked: data.whole.asked,
      answered: data.whole.answered,
      share: shareOf(data.whole, 'answered'),
      median: median === null ? text.noMedian : say(text.median, { time: timeOf(median) }),
    })

  return (
    <>
      <ListScreen<RequestFigure>
        title={text.title}
        lead={lead}
        list={list}
        result={result}
        columns={columns}
        sorts={requestFigureSorts}
        filters={[dayFilter('from', fields.from), dayFilter('until', fields.until)]}
        actions={
          <ExportButton title={text.title} calls={requestFigureExport} filters={list.conditions} />
        }
      >
        {text.empty}
      </ListScreen>
      {data && <RequestFigureChart rows={data.list} />}
    </>
  )
}

const COUNTS = ['asked', 'answered', 'declined', 'lapsed', 'withdrawn', 'open'] as const

function useFigureColumns(): Column<RequestFigure>[] {
  const { figures: text } = useText(requestText)
  const { columns } = useText(requestWords).sheets.requestFigures
  const timeOf = useTimeOf()

  const count = (key: (typeof COUNTS)[number]): Column<RequestFigure> => ({
    key,
    title: columns[key],
    width: 110,
    align: 'right',
    card: 'fact',
    cell: (row) => (
      <span className="figures">
        {key === 'asked'
          ? row.asked
          : say(text.share, { count: row[key], share: shareOf(row, key) })}
      </span>
    ),
  })

  return [
    {
      key: 'department',
      title: columns.department,
      width: 200,
      card: 'title',
      cell: ({ department }) => department,
    },
    ...COUNTS.map(count),
    {
      key: 'medianMinutes',
      title: text.medianTime,
      width: 150,
      align: 'right',
      card: 'fact',
      cell: ({ medianMinutes }) => <span className="figures">{timeOf(medianMinutes)}</span>,
    },
  ]
}

/** A longer time is shown in hours. */
const MAX_MINUTES = 120

/** A time in minutes, or in hours where it is long. */
function useTimeOf() {
  const { figures: text } = useText(requestText)

  return (minutes: number | null) => {
    if (minutes === null) return text.none
    if (minutes < MAX_MINUTES) return say(text.minutes, { minutes })

    return say(text.hours, { hours: Math.round(minutes / 6) / 10 })
  }
}

const shareOf = (
  row: Pick<RequestFigure, (typeof COUNTS)[number]>,
  key: (typeof COUNTS)[number],
) => (row.asked === 0 ? 0 : Math.round((row[key] / row.asked) * 100))
