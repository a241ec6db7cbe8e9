import { WORKLOAD_KINDS } from '@residency/contract/areas/workload/entries/entry.contract'
import { entryWords } from '@residency/contract/areas/workload/entries/text'
import {
  REPORTS_BY,
  type ReportBy,
  reportExport,
  type WorkReport,
} from '@residency/contract/areas/workload/quantity/quantity.contract'
import { quantityWords } from '@residency/contract/areas/workload/quantity/text'
import { Link } from 'react-router'
import { todayInShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, dayFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import type { Column } from '../../../ui/tables/column.ts'
import { type ReportInput, useWorkReport } from './quantity.queries.ts'
import { quantityText } from './quantity.text.ts'
import { ReportChart } from './report-chart.tsx'
import { entriesBehind } from './report-path.rules.ts'

/**
 * View key workload/report/index: entries of a period by kind, department, cohort or month, with
 * the answer as a chart.
 */
export default function ReportPage() {
  const { report: text } = useText(quantityText)
  const { reportsBy } = useText(quantityWords)
  const { workloadKinds } = useText(entryWords)
  const list = useListState('workloadReport', ['by', 'kind', 'from', 'until'])
  const result = useWorkReport(list.input as ReportInput)

  return (
    <>
      <ListScreen<WorkReport>
        title={text.title}
        lead={text.lead}
        list={list}
        result={result}
        columns={useColumns(list.filters)}
        filters={[
          choiceFilter('by', text.by, toChoices(REPORTS_BY, reportsBy)),
          choiceFilter('kind', text.kind, toChoices(WORKLOAD_KINDS, workloadKinds)),
          dayFilter('from', text.from),
          dayFilter('until', text.until),
        ]}
        actions={<ExportButton title={text.title} calls={reportExport} filters={list.conditions} />}
      >
        {text.empty}
      </ListScreen>
      {!result.isLoading && <ReportChart filters={list.filters} />}{' '}
      {/* After the list: its height would push it down. */}
    </>
  )
}

function useColumns(filters: Readonly<Record<string, string>>): Column<WorkReport>[] {
  const { report: text, ...words } = useText(quantityText)

  const labels = {
    entered: words.entered,
    passed: words.passed,
    returned: text.returned,
    people: text.people,
  }

  const figure = (key: keyof typeof labels): Column<WorkReport> => ({
    key,
    title: labels[key],
    width: 120,
    align: 'right',
    card: 'fact',
    cell: (row) => <span className="figures">{row[key]}</span>,
  })

  const labelOf = ({ id, label }: WorkReport) => {
    const path = entriesBehind((filters.by ?? 'kind') as ReportBy, id, filters, todayInShanghai())
    return path ? <Link to={path}>{label}</Link> : label
  }

  return [
    { key: 'label', title: text.label, width: 240, card: 'title', cell: labelOf },
    ...(['entered', 'passed', 'returned', 'people'] as const).map(figure),
    {
      key: 'share',
      title: text.share,
      width: 100,
      align: 'right',
      cell: (row) => <span className="figures">{say(words.percent, { value: row.share })}</span>,
    },
  ]
}
