import { Checkbox } from 'antd'
import { say, useText } from '../../platform/texts/i18n.ts'
import { uiText } from '../ui.text.ts'
import type { Column, TableProps, TableRow } from './column.ts'

/** A table on a phone: title and state, two facts, one action. Child rows are indented. */
export function Cards<Row extends TableRow>({
  rows,
  columns,
  selected = [],
  onSelect,
  nameOf,
}: TableProps<Row>) {
  const text = useText(uiText)
  const of = (card: Column<Row>['card']) => columns.filter((column) => column.card === card)
  return (
    <ul className="cards">
      {rows.map((row) => (
        <li
          key={row.id}
          className={selected.includes(row.id) ? 'card is-selected' : 'card'}
          style={row.depth ? { marginLeft: row.depth * 16 } : undefined}
        >
          <div className="card-head">
            {onSelect && (
              <Checkbox
                aria-label={say(text.selectRow, { name: nameOf(row) })}
                checked={selected.includes(row.id)}
                onChange={({ target }) =>
                  onSelect(
                    target.checked ? [...selected, row.id] : selected.filter((id) => id !== row.id),
                  )
                }
              />
            )}
            <div className="card-title">{of('title').map((column) => column.cell(row))}</div>
            {of('state').map((column) => (
              <span key={column.key}>{column.cell(row)}</span>
            ))}
          </div>
          <dl>
            {of('fact').map((column) => (
              <div key={column.key}>
                <dt>{column.title}</dt>
                <dd>{column.cell(row)}</dd>
              </div>
            ))}
          </dl>
          {of('action').map((column) => (
            <div key={column.key} className="card-actions">
              {column.cell(row)}
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}
