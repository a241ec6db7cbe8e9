import {
  type RaterSeverity,
  severitySorts,
} from '@residency/contract/areas/evaluation/results/result.contract'
import { resultWords } from '@residency/contract/areas/evaluation/results/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { toTextChoices } from '../../../ui/choices/choices.ts'
import type { Column } from '../../../ui/tables/column.ts'
import { type SeverityInput, useSeverities } from './result.queries.ts'
import { resultText } from './result.text.ts'
import { SeverityChart } from './severity-chart.tsx'

/**
 * View key evaluate/severity/index: how strict raters mark, in a list and with its error as a
 * chart.
 */
export default function SeverityPage() {
  const text = useText(resultText)
  const list = useListState('severities', ['keywords', 'baseId'])
  const result = useSeverities(list.input as SeverityInput)
  const { computedOn = null, groups = 0, bases = [] } = result.data ?? {}
  const options = toTextChoices(bases)

  return (
    <>
      <ListScreen<RaterSeverity>
        title={text.severityTitle}
        lead={computedOn === null ? text.severityWait : say(text.severityLead, { day: computedOn })}
        list={list}
        result={result}
        columns={useColumns()}
        sorts={severitySorts}
        filters={[
          textFilter('keywords', text.searchRater),
          choiceFilter('baseId', text.base, options),
        ]}
      >
        {text.severityEmpty}
      </ListScreen>
      {groups > 1 && <p className="soft">{say(text.severityGroups, { groups })}</p>}
      {!result.isLoading && <SeverityChart rows={result.data?.list ?? []} />}
    </>
  )
}

function useColumns(): Column<RaterSeverity>[] {
  const text = useText(resultText)
  const { leans } = useText(resultWords)

  const figure = (key: 'ratings' | 'trainees'): Column<RaterSeverity> => ({
    key,
    title: text[key],
    width: 90,
    align: 'right',
    card: 'fact',
    cell: (row) => <span className="figures">{row[key]}</span>,
  })

  return [
    { key: 'rater', title: text.rater, width: 140, card: 'title', cell: (row) => row.rater },
    { key: 'base', title: text.base, width: 150, isExtra: true, cell: (row) => row.base },
    figure('ratings'),
    figure('trainees'),
    {
      key: 'mean',
      title: text.plainMean,
      width: 130,
      align: 'right',
      card: 'fact',
      cell: (row) => <span className="figures">{row.mean.toFixed(2)}</span>,
    },
    {
      key: 'severity',
      title: text.levelTitle,
      width: 150,
      align: 'right',
      cell: (row) => (
        <span className="figures">
          {row.severity === null
            ? text.none
            : say(text.level, { value: row.severity.toFixed(2), error: (row.se ?? 0).toFixed(2) })}
        </span>
      ),
    },
    {
      key: 'lean',
      title: text.lean,
      width: 150,
      card: 'state',
      cell: (row) =>
        row.lean === null ? <span className="soft">{text.tooFew}</span> : leans[row.lean],
    },
    {
      key: 'group',
      title: text.group,
      width: 90,
      isExtra: true,
      cell: (row) => say(text.groupName, { group: row.group }),
    },
  ]
}
