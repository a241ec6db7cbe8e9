import type { Change } from '@residency/contract/areas/mentors/change/change.contract'
import { changeWords } from '@residency/contract/areas/mentors/change/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { momentColumn } from '../../../ui/times/time-columns.tsx'
import { changeText } from './change.text.ts'
import { CHANGE_TONES } from './change-tones.rules.ts'

/** Columns of both lists of requests; `isToMe`: the new mentor is the reader and is left out. */
export function useChangeColumns(
  open: (id: number) => void,
  actionsOf: (row: Change) => RowAction[],
  isToMe: boolean,
): Column<Change>[] {
  const text = useText(changeText)
  const { fields, flows } = useText(changeWords)

  const to: Column<Change> = linesColumn(
    'to',
    text.to,
    { sort: 'toMentor', width: 170, card: 'fact' },
    (row) => ({
      name: row.toMentor,
      note: row.free > 0 ? say(text.free, { count: row.free }) : text.full,
    }),
  )

  return [
    linesColumn('name', text.name, { width: 150, card: 'title' }, (row) => ({
      name: row.name,
      note: `${row.number} · ${row.major}`,
      onOpen: () => open(row.id),
    })),
    linesColumn('from', text.from, { sort: 'fromMentor', width: 170, card: 'fact' }, (row) => ({
      name: row.fromMentor,
      note: say(text.since, { since: row.since }),
    })),
    ...(isToMe ? [] : [to]),
    { key: 'why', title: fields.why, width: 240, card: 'fact', cell: (row) => row.why },
    stateColumn('state', fields.state, {
      width: 130,
      tones: CHANGE_TONES,
      words: flows.mentorChange.states,
    }),
    momentColumn('createTime', text.createTime, { width: 150 }),
    actionsColumn(text.actions, 150, actionsOf),
  ]
}
