import { ReloadOutlined, SortAscendingOutlined, TableOutlined } from '@ant-design/icons'
import { type MouseEvent, useState } from 'react'
import { useText } from '../../platform/texts/i18n.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { uiText } from '../../ui/ui.text.ts'
import { usePhone } from '../../ui/use-phone.ts'
import type { useListView } from './list-view.ts'
import type { SortChoiceProps } from './sort-choice.tsx'

const ColumnChoice = lazyDialog(() =>
  import('./column-choice.tsx').then((part) => part.ColumnChoice),
)

const CutTexts = lazyDialog<{ isOpen: boolean }>(() =>
  import('./cut-texts.tsx').then((part) => part.CutTexts),
)

const SortChoice = lazyDialog(() => import('./sort-choice.tsx').then((part) => part.SortChoice))

type ListToolsProps = Pick<SortChoiceProps, 'list' | 'columns' | 'sorts'> & {
  view: ReturnType<typeof useListView>
  onRefresh: () => void
}

/** Refresh; column choice and row height for tables, the order for cards. */
export function ListTools({ view, onRefresh, ...order }: ListToolsProps) {
  const text = useText(uiText)
  const isPhone = usePhone()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isSorted = isPhone && order.sorts.length > 0

  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    setAnchor(anchor ? null : currentTarget)

  const close = () => setAnchor(null)

  return (
    <span className="list-tools">
      <IconButton label={text.refresh} icon={<ReloadOutlined />} onClick={onRefresh} />
      {!isPhone && <IconButton label={text.columns} icon={<TableOutlined />} onClick={toggle} />}
      {isSorted && (
        <IconButton label={text.sortBy} icon={<SortAscendingOutlined />} onClick={toggle} />
      )}
      <ColumnChoice
        isOpen={!isPhone && anchor !== null}
        anchor={anchor}
        view={view}
        onClose={close}
      />
      <SortChoice isOpen={isSorted && anchor !== null} anchor={anchor} onClose={close} {...order} />
      <CutTexts isOpen={view.density === 'small'} />
    </span>
  )
}
