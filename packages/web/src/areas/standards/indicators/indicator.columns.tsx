import type { IndicatorRow } from '@residency/contract/areas/standards/indicators/indicator.contract'
import { indicatorsWords } from '@residency/contract/areas/standards/indicators/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { numberText } from './indicator.rules.ts'
import { indicatorText } from './indicator.text.ts'

/** Columns of the indicators. */
export function useIndicatorColumns(
  actionsOf: (row: IndicatorRow) => RowAction[],
): Column<IndicatorRow>[] {
  const { items: text, ...common } = useText(indicatorText)
  const { fields, everyBase } = useText(indicatorsWords)
  return [
    linesColumn('item', fields.indicatorId, { width: 240, card: 'title' }, (row) => ({
      name: row.item,
      note: row.category,
    })),
    {
      key: 'base',
      title: fields.baseId,
      width: 140,
      card: 'fact',
      cell: (row) => row.base ?? everyBase,
    },
    {
      key: 'minimum',
      title: fields.minimum,
      width: 130,
      align: 'right',
      card: 'fact',
      cell: (row) => (
        <>
          <b className="figures">{numberText(row.minimum)}</b> {row.unit}
        </>
      ),
    },
    { key: 'source', title: fields.source, width: 230, card: 'fact', cell: (row) => row.source },
    {
      key: 'formula',
      title: fields.formula,
      width: 220,
      isExtra: true,
      cell: (row) => row.formula,
    },
    {
      key: 'figures',
      sort: 'figureCount',
      title: text.used,
      width: 100,
      isExtra: true,
      cell: (row) => say(text.figures, { count: row.figureCount }),
    },
    {
      key: 'status',
      title: fields.status,
      width: 90,
      card: 'state',
      cell: (row) => (
        <StateTag tone={row.status === 1 ? 'good' : 'calm'}>
          {row.status === 1 ? text.enabled : text.disabled}
        </StateTag>
      ),
    },
    actionsColumn(common.actions, 120, actionsOf),
  ]
}
