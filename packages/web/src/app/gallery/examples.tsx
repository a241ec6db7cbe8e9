import { useText } from '../../platform/texts/i18n.ts'
import { actionsColumn } from '../../ui/columns/actions-column.tsx'
import type { Column } from '../../ui/tables/column.ts'
import { StateTag } from '../../ui/tables/state-tag.tsx'
import { DateCell } from '../../ui/times/date-cell.tsx'
import { galleryText } from './gallery.text.ts'

export type Example = {
  id: number
  name: string
  department: string
  day: string
  points: number
  version: number
  actions: string[]
}

/**
 * Rows of an example list; `isLong` for what does not fit, `isClosed` for rows on which nothing may
 * be done.
 */
export function useExampleRows({ isLong = false, isClosed = false } = {}): readonly Example[] {
  const text = useText(galleryText)
  const actions = isClosed ? [] : ['pass', 'return', 'reject']
  return text.people.map((name, i) => ({
    id: i + 1,
    name: isLong ? `${name}${text.long}` : name,
    department: isLong ? text.long : text.department,
    day: `2026-11-${20 - i}`,
    points: 91.5 - i * 7,
    version: 1,
    actions,
  }))
}

export function useExampleColumns(): readonly Column<Example>[] {
  const text = useText(galleryText)
  return [
    {
      key: 'name',
      title: text.name,
      card: 'title',
      sort: 'name',
      width: 200,
      cell: ({ name }) => name,
    },
    {
      key: 'state',
      title: text.status,
      card: 'state',
      width: 140,
      cell: ({ actions }) => (
        <StateTag tone={actions.length ? 'wait' : 'good'}>
          {actions.length ? text.states.wait : text.states.good}
        </StateTag>
      ),
    },
    { key: 'department', title: text.fact, card: 'fact', cell: ({ department }) => department },
    {
      key: 'day',
      title: text.day,
      card: 'fact',
      width: 130,
      cell: ({ day }) => <DateCell value={day} />,
    },
    { key: 'points', title: text.points, align: 'right', width: 100, cell: ({ points }) => points },
    actionsColumn(text.menu, 150, ({ actions }) =>
      actions.map((key, i) => ({ key, label: text.acts[i]!, danger: i === 2, onClick: () => {} })),
    ),
  ]
}
