import type { SituationPerson } from '@residency/contract/areas/teachers/figures/situation.contract'
import { situationWords } from '@residency/contract/areas/teachers/figures/text'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { dayColumn } from '../../../ui/times/time-columns.tsx'
import { situationText } from './situation.text.ts'

/** Columns of the teachers behind a figure. */
export function usePersonColumns(): Column<SituationPerson>[] {
  const { list: text } = useText(situationText)
  const { fields, splits } = useText(situationWords)
  const { levels } = useText(qualificationWords)

  return [
    linesColumn('name', text.name, { width: 120, card: 'title' }, (row) => ({
      name: row.name,
      note: row.title,
    })),
    {
      key: 'department',
      title: text.department,
      width: 150,
      card: 'fact',
      cell: (row) => row.department,
    },
    { key: 'base', title: splits.base, width: 150, cell: (row) => row.base },
    {
      key: 'level',
      title: splits.level,
      width: 100,
      card: 'fact',
      cell: (row) => levels[row.level],
    },
    figuresColumn('number', text.number, { width: 110 }),
    dayColumn('validUntil', text.until, { width: 110 }),
    {
      key: 'trained',
      title: fields.trained,
      width: 110,
      card: 'state',
      cell: (row) => (
        <StateTag tone={row.isTrained ? 'good' : 'wait'}>
          {row.isTrained ? text.trained : text.untrained}
        </StateTag>
      ),
    },
  ]
}
