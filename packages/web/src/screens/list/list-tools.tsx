import { ReloadOutlined, TableOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { useText } from '../../platform/texts/i18n.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { uiText } from '../../ui/ui.text.ts'
import { usePhone } from '../../ui/use-phone.ts'
import type { useListView } from './list-view.ts'
import type { SortToolProps } from './sort-tool.tsx'
import './list-tools.css'

const ColumnChoice = lazyDialog(() =>
  import('./column-choice.tsx').then((part) => part.ColumnChoice),
)

const CutTexts = lazyDialog<{ isOpen: boolean }>(() =>
  import('./cut-texts.tsx').then((part) => part.CutTexts),
)

const SortTool = lazyPart(
  () => import('./sort-tool.tsx').then((part) => part.SortTool),
  <span className="tool-place" />,
)

type ListToolsProps = SortToolProps & {
  view: ReturnType<typeof useListView>
  onRefresh: () => void
}

/** Refresh; column choice and row height for tables, the order for cards. */
export function ListTools({ view, onRefresh, ...order }: ListToolsProps) {
  const text = useText(uiText)
  const isPhone = usePhone()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)

  return (
    <span className="list-tools">
      <IconButton label={text.refresh} icon={<ReloadOutlined />} onClick={onRefresh} />
      {!isPhone && (
        <IconButton
          label={text.columns}
          icon={<TableOutlined />}
          onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
        />
      )}
      {isPhone && order.sorts.length > 0 && <SortTool {...order} />}
      <ColumnChoice
        isOpen={anchor !== null}
        anchor={anchor}
        view={view}
        onClose={() => setAnchor(null)}
      />
      <CutTexts isOpen={view.density === 'small'} />
    </span>
  )
}
