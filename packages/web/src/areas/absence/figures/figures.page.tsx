import {
  FIGURES_BY,
  type FiguresBy,
  figureExport,
  figureSorts,
  type LeaveFigure,
} from '@residency/contract/areas/absence/figures/figure.contract'
import { figureWords } from '@residency/contract/areas/absence/figures/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices, toTextChoices } from '../../../ui/choices/choices.ts'
import type { Column } from '../../../ui/tables/column.ts'
import { type FigureInput, useFigureChoices, useLeaveFigures } from './figure.queries.ts'
import { figureText } from './figure.text.ts'
import { FigureChart } from './figure-chart.tsx'

/**
 * View key daily/leave/data: days of leave by department, type or month, with the answer as a
 * chart.
 */
export default function FiguresPage() {
  const text = useText(figureText)
  const { figuresBy } = useText(figureWords)
  const list = useListState('leave-figures', ['by', 'year', 'leaveTypeId', 'baseId'])
  const by = (list.filters.by ?? 'department') as FiguresBy
  const result = useLeaveFigures(list.input as FigureInput)
  const choices = useFigureChoices().data

  const years = (choices?.years ?? []).map((year) => ({
    value: String(year),
    label: say(text.thisYear, { year }),
  }))

  const ways = toChoices(FIGURES_BY, figuresBy)

  return (
    <>
      <ListScreen<LeaveFigure>
        title={text.title}
        lead={text.lead}
        list={list}
        result={result}
        columns={useColumns(by)}
        sorts={figureSorts}
        filters={[
          choiceFilter('by', text.by, ways),
          choiceFilter('year', text.year, years),
          choiceFilter('leaveTypeId', text.type, toTextChoices(choices?.types)),
          choiceFilter('baseId', text.base, toTextChoices(choices?.bases)),
        ]}
        actions={<ExportButton title={text.title} calls={figureExport} filters={list.conditions} />}
      >
        {text.empty}
      </ListScreen>
      {!result.isLoading && <FigureChart by={by} filters={list.filters} />}{' '}
      {/* After the list: its height would push it down. */}
    </>
  )
}

function useColumns(by: FiguresBy): Column<LeaveFigure>[] {
  const text = useText(figureText)

  const figure = (key: 'days' | 'absences' | 'people'): Column<LeaveFigure> => ({
    key,
    title: text[key],
    width: 110,
    align: 'right',
    card: 'fact',
    cell: (row) => <span className="figures">{row[key]}</span>,
  })

  const share = (row: LeaveFigure) => (
    <span className="figures">{say(text.percent, { value: row.share })}</span>
  )

  return [
    { key: 'label', title: text.labels[by], width: 240, card: 'title', cell: (row) => row.label },
    ...(['days', 'absences', 'people'] as const).map(figure),
    { key: 'share', title: text.share, width: 100, align: 'right', cell: share },
  ]
}
