import type { AwardApplication } from '@residency/contract/areas/awards/applications/award-application.contract'
import { awardApplicationWords } from '@residency/contract/areas/awards/applications/text'
import { awardKindWords } from '@residency/contract/areas/awards/kinds/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { NameLines } from '../../../ui/tables/name-cell.tsx'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { momentColumn } from '../../../ui/times/time-columns.tsx'
import { APPLICATION_TONES } from './application.rules.ts'
import { applicationText } from './application.text.ts'

type ColumnOptions = {
  open: (id: number) => void
  actionsOf: (row: AwardApplication) => RowAction[]
  fromOutside: boolean
}

/** Columns of the lists of applications. */
export function useApplicationColumns({
  open,
  actionsOf,
  fromOutside,
}: ColumnOptions): Column<AwardApplication>[] {
  const text = useText(applicationText)
  const { fields, flows, nominated } = useText(awardApplicationWords)
  const kinds = useText(awardKindWords).fields

  return [
    linesColumn('name', text.name, { width: 130, card: 'title' }, (row) => ({
      name: row.name,
      note: row.number ?? row.position,
      onOpen: () => open(row.id),
    })),
    linesColumn('kind', kinds.kindId, { width: 190, card: 'fact' }, (row) => ({
      name: row.kind,
      note: say(text.kindLine, { kind: row.levelLabel, year: row.year }),
    })),
    {
      key: 'base',
      sort: fromOutside ? 'organisation' : 'base',
      title: fromOutside ? fields.organisation : kinds.baseId,
      width: 160,
      card: 'fact',
      cell: (row) => (fromOutside ? row.organisation : row.base) ?? <span className="soft">—</span>,
    },
    {
      key: 'way',
      title: text.way,
      width: 100,
      isExtra: true,
      cell: (row) => nominated[row.nominatedBy ? '1' : '0'],
    },
    stateColumn('state', kinds.state, {
      width: 120,
      tones: APPLICATION_TONES,
      words: flows.awardApplication.states,
    }),
    {
      key: 'decided',
      sort: 'decidedBy',
      title: text.decided,
      width: 140,
      cell: (row) =>
        row.decidedBy ? (
          <NameLines name={row.decidedBy} note={row.decidedAt} />
        ) : (
          <span className="soft">—</span>
        ),
    },
    momentColumn('submittedAt', text.submittedAt, { width: 110, isExtra: true }),
    actionsColumn(text.actions, 150, actionsOf),
  ]
}
