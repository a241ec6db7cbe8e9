import type { FigureRow } from '@residency/contract/areas/standards/indicators/figure.contract'
import { indicatorsWords } from '@residency/contract/areas/standards/indicators/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { dayColumn } from '../../../ui/times/time-columns.tsx'
import { FIGURE_TONES, numberText } from './indicator.rules.ts'
import { indicatorText } from './indicator.text.ts'

/** A figure with its unit, and whether the minimum is reached. */
export function Measured({
  row: { value, minimum, unit },
}: {
  row: Pick<FigureRow, 'value' | 'minimum' | 'unit'>
}) {
  const text = useText(indicatorText)
  return (
    <>
      <b className="figures">{numberText(value)}</b> {unit}{' '}
      {value >= minimum ? (
        <StateTag tone="good">{text.met}</StateTag>
      ) : (
        <StateTag tone="bad">{text.below}</StateTag>
      )}
      <small className="soft measured-line">
        {say(text.minimum, { minimum: numberText(minimum), unit })}
      </small>
    </>
  )
}

/** Columns of the list of figures. */
export function useFigureColumns(
  open: (id: number) => void,
  actionsOf: (row: FigureRow) => RowAction[],
): Column<FigureRow>[] {
  const text = useText(indicatorText)
  const { fields, flows } = useText(indicatorsWords)
  return [
    linesColumn('item', fields.indicatorId, { width: 230, card: 'title' }, (row) => ({
      name: row.item,
      note: row.category,
      onOpen: () => open(row.id),
    })),
    { key: 'base', title: fields.baseId, width: 140, card: 'fact', cell: (row) => row.base },
    figuresColumn('year', fields.year, { width: 70, card: 'fact' }),
    {
      key: 'value',
      title: fields.value,
      width: 200,
      card: 'fact',
      cell: (row) => <Measured row={row} />,
    },
    {
      key: 'minimum',
      title: fields.minimum,
      width: 130,
      align: 'right',
      isExtra: true,
      cell: (row) => <span className="figures">{numberText(row.minimum)}</span>,
    },
    stateColumn('state', text.state, {
      width: 120,
      tones: FIGURE_TONES,
      words: flows.baseFigure.states,
    }),
    {
      key: 'enteredBy',
      title: text.figures.enteredBy,
      width: 100,
      isExtra: true,
      cell: (row) => row.enteredBy,
    },
    dayColumn('updateTime', text.figures.updated, { width: 120, isExtra: true }),
    actionsColumn(text.actions, 130, actionsOf),
  ]
}
