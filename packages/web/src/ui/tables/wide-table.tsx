import { CaretDownFilled, CaretUpFilled } from '@ant-design/icons'
import { Checkbox } from 'antd'
import { say, useText } from '../../platform/texts/i18n.ts'
import { uiText } from '../ui.text.ts'
import type { Column, TableProps, TableRow } from './column.ts'

/** What is left of its width before a table scrolls: longer texts then have two lines. */
const MIN_PART = 0.8

/**
 * Rows as a plain table that scrolls sideways; the last column (actions) is sticky and as wide as
 * its actions. The arrow keys go from row to row.
 */
export function WideTable<Row extends TableRow>(props: TableProps<Row>) {
  const text = useText(uiText)
  const { rows, columns, selected = [], onSelect, density = 'middle', label, nameOf } = props
  const ids = rows.map((row) => row.id)
  const chosen = new Set(selected)
  const isAll = ids.length > 0 && ids.every((id) => chosen.has(id))
  const width = columns.reduce((sum, column) => sum + (column.width ?? 140), onSelect ? 44 : 0)

  return (
    <div className="table-box">
      {/* A scrollable frame must be reachable by keyboard. */}
      <div
        ref={addAids}
        className="table-frame"
        tabIndex={0}
        role="region"
        aria-label={label ? say(text.scrollTableOf, { name: label }) : text.scrollTable}
      >
        <table className={`wide-table is-${density}`} style={{ minWidth: width * MIN_PART }}>
          <colgroup>
            {onSelect && <col style={{ width: 44 }} />}
            {columns.map((column) => (
              <col key={column.key} style={{ width: column.width }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {onSelect && (
                <th scope="col" className="cell-check">
                  <Checkbox
                    aria-label={text.selectAll}
                    checked={isAll}
                    indeterminate={!isAll && ids.some((id) => chosen.has(id))}
                    onChange={({ target }) => onSelect(target.checked ? ids : [])}
                  />
                </th>
              )}
              {columns.map((column) => (
                <Head
                  key={column.key}
                  column={column}
                  sorts={props.sorts}
                  sort={props.sort}
                  onSort={props.onSort}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr
                key={row.id}
                data-row-key={row.id}
                className={chosen.has(row.id) ? 'is-selected' : ''}
              >
                {onSelect && (
                  <td className="cell-check">
                    <Checkbox
                      aria-label={say(text.selectRow, { name: nameOf(row) })}
                      checked={chosen.has(row.id)}
                      onChange={({ target }) =>
                        onSelect(
                          target.checked
                            ? [...selected, row.id]
                            : selected.filter((id) => id !== row.id),
                        )
                      }
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <td key={column.key} className={classOf(column)}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** Shadows at the sides and the arrow keys, loaded after the rows are shown. */
function addAids(frame: HTMLElement | null) {
  if (frame) void import('./table-aids.ts').then(({ addTableAids }) => addTableAids(frame))
}

const classOf = <Row,>({ card, align }: Column<Row>) => {
  if (card === 'action') return 'cell-actions'

  return align && 'cell-number'
}

type HeadProps<Row> = {
  column: Column<Row>
  sorts: readonly string[] | undefined
  sort: string | undefined
  onSort: TableProps<Row>['onSort']
}

/** A column header; a sortable one cycles ascending, descending, default. */
function Head<Row>({ column, sorts, sort, onSort }: HeadProps<Row>) {
  const name = column.sort ?? column.key

  if (!sorts?.includes(name))
    return (
      <th scope="col" className={classOf(column)}>
        {column.title}
      </th>
    )

  const isUp = sort === name
  const isDown = sort === `-${name}`
  const down = isDown ? 'descending' : undefined
  const next = isUp ? `-${name}` : name

  return (
    <th
      scope="col"
      className={`is-sortable ${classOf(column) ?? ''}`}
      aria-sort={isUp ? 'ascending' : down}
    >
      <button type="button" onClick={() => onSort?.(isDown ? undefined : next)}>
        <span>{column.title}</span>
        <span className="sort-marks" aria-hidden="true">
          <CaretUpFilled className={isUp ? 'is-on' : ''} />
          <CaretDownFilled className={isDown ? 'is-on' : ''} />
        </span>
      </button>
    </th>
  )
}
