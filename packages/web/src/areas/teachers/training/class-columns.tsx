import { trainingWords } from '@residency/contract/areas/teachers/training/text'
import type { TrainingClass } from '@residency/contract/areas/teachers/training/training-class.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { CLASS_TONES } from './training.rules.ts'
import { trainingText } from './training.text.ts'

/** From when to when; one day only once. */
export const spanOf = ({ fromDay, toDay }: { fromDay: string; toDay: string }) =>
  fromDay === toDay ? fromDay : `${fromDay} – ${toDay}`

/** Columns of the organiser's list of classes. */
export function useClassColumns(open: (id: number) => void): Column<TrainingClass>[] {
  const { classes: text, state } = useText(trainingText)
  const { fields, flows } = useText(trainingWords)
  return [
    linesColumn('className', fields.className, { width: 220, card: 'title' }, (row) => ({
      name: row.className,
      note: row.place,
      onOpen: () => open(row.id),
    })),
    {
      key: 'base',
      title: text.host,
      width: 140,
      card: 'fact',
      cell: (row) => row.base ?? text.office,
    },
    {
      key: 'days',
      sort: 'fromDay',
      title: text.days,
      width: 190,
      card: 'fact',
      cell: (row) => <span className="figures nowrap">{spanOf(row)}</span>,
    },
    figuresColumn('hours', fields.hours, { width: 80, align: 'right' }),
    {
      key: 'taken',
      title: text.places,
      width: 110,
      align: 'right',
      cell: (row) => (
        <span className="figures nowrap">
          {say(text.taken, { taken: row.taken, capacity: row.capacity })}
        </span>
      ),
    },
    stateColumn('state', state, {
      width: 110,
      tones: CLASS_TONES,
      words: flows.trainingClass.states,
    }),
  ]
}
