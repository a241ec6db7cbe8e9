import { SortAscendingOutlined } from '@ant-design/icons'
import { Radio } from 'antd'
import { useState } from 'react'
import { useText } from '../../platform/texts/i18n.ts'
import { Floating } from '../../ui/floating.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Column } from '../../ui/tables/column.ts'
import type { ListState } from './list-state.ts'
import { sortText } from './sort.text.ts'
import { OWN_ORDER, ordersOf } from './sort-tool.rules.ts'

export type SortToolProps = {
  list: ListState
  columns: readonly Column<never>[]
  sorts: readonly string[]
}

/** Choice of the order of a list whose rows are cards: they have no headings to press. */
export function SortTool({ list, columns, sorts }: SortToolProps) {
  const text = useText(sortText)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)

  return (
    <>
      <IconButton
        label={text.sortBy}
        icon={<SortAscendingOutlined />}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      />
      {anchor && (
        <Floating
          anchor={anchor}
          align="end"
          onLeave={close}
          className="column-choice sort-choice"
          role="dialog"
          aria-label={text.sortBy}
        >
          <strong>{text.sortBy}</strong>
          <Radio.Group
            value={list.sort ?? OWN_ORDER}
            options={ordersOf(columns, sorts, text)}
            onChange={({ target }) => {
              list.change({ sort: target.value === OWN_ORDER ? undefined : String(target.value) })
              close()
            }}
          />
        </Floating>
      )}
    </>
  )
}
