import type { CohortRow } from '@residency/contract/areas/standards/cohort/cohort.contract'
import { cohortWords } from '@residency/contract/areas/standards/cohort/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { cohortText } from './cohort.text.ts'
import { COHORT_TONES } from './cohort-tones.rules.ts'

/** How many deviations there are, and what is wrong with them. */
function DeviationCount({
  row,
}: {
  row: Pick<CohortRow, 'deviationCount' | 'unexplainedCount' | 'rejectedCount'>
}) {
  const text = useText(cohortText)
  if (row.deviationCount === 0) return <span className="soft">{text.noDeviation}</span>

  return (
    <>
      {say(text.deviationCount, { count: row.deviationCount })}{' '}
      {row.rejectedCount > 0 ? (
        <StateTag tone="bad">{say(text.rejected, { count: row.rejectedCount })}</StateTag>
      ) : (
        row.unexplainedCount > 0 && (
          <StateTag tone="wait">{say(text.unexplained, { count: row.unexplainedCount })}</StateTag>
        )
      )}
    </>
  )
}

/** Columns of cohorts; `open` opens one. */
export function useCohortColumns(
  open: (id: number) => void,
  actionsOf: (row: CohortRow) => RowAction[],
): Column<CohortRow>[] {
  const text = useText(cohortText)
  const { fields, flows } = useText(cohortWords)
  return [
    linesColumn('name', fields.cohortId, { width: 210, card: 'title' }, (row) => ({
      name: row.name,
      note: `${row.major} · ${row.base}`,
      onOpen: () => open(row.id),
    })),
    {
      key: 'period',
      sort: 'startsOn',
      title: text.period,
      width: 120,
      card: 'fact',
      cell: (row) => <span className="figures">{`${row.startsOn} – ${row.endsOn}`}</span>,
    },
    linesColumn('standard', text.standard, { width: 180 }, (row) => ({
      name: row.standard,
      note: say(text.edition, { edition: row.edition }),
    })),
    {
      key: 'members',
      sort: 'memberCount',
      title: text.members,
      width: 80,
      align: 'right',
      card: 'fact',
      cell: (row) => (
        <span className="figures">{say(text.memberCount, { count: row.memberCount })}</span>
      ),
    },
    {
      key: 'deviations',
      title: text.deviationShort,
      width: 130,
      card: 'fact',
      cell: (row) => <DeviationCount row={row} />,
    },
    stateColumn('state', text.state, {
      width: 100,
      tones: COHORT_TONES,
      words: flows.cohort.states,
    }),
    actionsColumn(text.actions, 140, actionsOf),
  ]
}
