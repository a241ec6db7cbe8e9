import { Checkbox, Table } from 'antd'
import { say, useText } from '../platform/i18n.ts'
import type { TableProps, TableRow } from './column.ts'
import { uiText } from './ui.text.ts'

/**
 * Rows as a table. The selection is a column of our own and the sideways scroll a frame of our own: the library's
 * pair repeats the checkbox in a hidden measuring row, where screen readers and the tab key would find it.
 */
export default function WideTable<Row extends TableRow>(props: TableProps<Row>) {
  const text = useText(uiText)
  const { rows, columns, selected = [], onSelect, sort, onSort, density = 'middle', nameOf } = props
  const ids = rows.map((row) => row.id)
  const chosen = new Set(selected)
  const isAll = ids.length > 0 && ids.every((id) => chosen.has(id))
  const selection = {
    key: 'selection',
    width: 44,
    className: 'cell-check',
    title: (
      <Checkbox
        aria-label={text.selectAll}
        checked={isAll}
        indeterminate={!isAll && ids.some((id) => chosen.has(id))}
        onChange={({ target }) => onSelect?.(target.checked ? ids : [])}
      />
    ),
    render: (_: unknown, row: Row) => (
      <Checkbox
        aria-label={say(text.selectRow, { name: nameOf(row) })}
        checked={chosen.has(row.id)}
        onChange={({ target }) => onSelect?.(target.checked ? [...selected, row.id] : selected.filter((id) => id !== row.id))}
      />
    ),
  }
  const drawn = columns.map((column) => ({
    key: column.key,
    title: column.title,
    ...(column.width ? { width: column.width } : {}),
    ...(column.align ? { align: column.align } : {}),
    className: column.card === 'action' ? 'cell-actions' : column.align === 'right' ? 'cell-number' : '',
    render: (_: unknown, row: Row) => column.cell(row),
    ...(column.sort ? { sorter: true, sortOrder: orderOf(column.sort, sort) } : {}),
  }))
  const width = columns.reduce((sum, column) => sum + (column.width ?? 140), onSelect ? 44 : 0)
  return (
    // A frame that scrolls must be reachable by keyboard.
    <div className="table-frame" tabIndex={0} role="region" aria-label={text.scrollTable}>
      <Table<Row>
        rowKey="id"
        size={density}
        style={{ minWidth: width }}
        dataSource={[...rows]}
        columns={onSelect ? [selection, ...drawn] : drawn}
        pagination={false}
        showSorterTooltip={false}
        expandable={{ childrenColumnName: '-' }} // a tree's rows come already laid out, whatever else they carry
        rowClassName={(row) => (chosen.has(row.id) ? 'is-selected' : '')}
        onChange={(_page, _filters, sorter) => {
          const one = Array.isArray(sorter) ? sorter[0] : sorter
          const name = columns.find((column) => column.key === one?.columnKey)?.sort
          onSort?.(name && one?.order ? (one.order === 'descend' ? `-${name}` : name) : undefined)
        }}
      />
    </div>
  )
}

const orderOf = (name: string, sort: string | undefined) =>
  sort === name ? ('ascend' as const) : sort === `-${name}` ? ('descend' as const) : null
