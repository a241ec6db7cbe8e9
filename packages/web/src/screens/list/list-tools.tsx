import { ReloadOutlined, SortAscendingOutlined, TableOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { useText } from '../../platform/texts/i18n.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import type { Column } from '../../ui/tables/column.ts'
import { uiText } from '../../ui/ui.text.ts'
import { usePhone } from '../../ui/use-phone.ts'
import type { ListState } from './list-state.ts'
import type { useListView } from './list-view.ts'
import { ordersOf } from './sort-choice.rules.ts'
import './list-tools.css'

const ColumnChoice = lazyDialog(() =>
  import('./column-choice.tsx').then((part) => part.ColumnChoice),
)

const CutTexts = lazyDialog<{ isOpen: boolean }>(() =>
  import('./cut-texts.tsx').then((part) => part.CutTexts),
)

const SortChoice = lazyDialog(() => import('./sort-choice.tsx').then((part) => part.SortChoice))

type ListToolsProps = {
  view: ReturnType<typeof useListView>
  list: ListState
  columns: readonly Column<never>[]
  sorts: readonly string[]
  onRefresh: () => void
}

/** Refresh; column choice and row height for tables, the order for cards. */
export function ListTools({ view, list, columns, sorts, onRefresh }: ListToolsProps) {
  const text = useText(uiText)
  const isPhone = usePhone()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const turn = (button: HTMLElement) => setAnchor(anchor ? null : button)
  const orders = ordersOf(columns, sorts, text)

  return (
    <span className="list-tools">
      <IconButton label={text.refresh} icon={<ReloadOutlined />} onClick={onRefresh} />
      {!isPhone && (
        <IconButton
          label={text.columns}
          icon={<TableOutlined />}
          onClick={({ currentTarget }) => turn(currentTarget)}
        />
      )}
      {isPhone && orders.length > 1 && (
        <IconButton
          label={text.sortBy}
          icon={<SortAscendingOutlined />}
          onClick={({ currentTarget }) => turn(currentTarget)}
        />
      )}
      <ColumnChoice
        isOpen={!isPhone && anchor !== null}
        anchor={anchor}
        view={view}
        onClose={() => setAnchor(null)}
      />
      <SortChoice
        isOpen={isPhone && anchor !== null}
        anchor={anchor}
        orders={orders}
        sort={list.sort}
        onSort={(sort) => list.change({ sort })}
        onClose={() => setAnchor(null)}
      />
      <CutTexts isOpen={view.density === 'small'} />
    </span>
  )
}
