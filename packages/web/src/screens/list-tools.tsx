import { ReloadOutlined, TableOutlined } from '@ant-design/icons'
import { Checkbox, Popover, Segmented } from 'antd'
import { useText } from '../platform/i18n.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { uiText } from '../ui/ui.text.ts'
import { usePhone } from '../ui/use-phone.ts'
import type { Density, useListView } from './list-view.ts'

type ListToolsProps = { view: ReturnType<typeof useListView>; onRefresh: () => void }

/** Refresh; columns and row height where there is a table. */
export function ListTools({ view, onRefresh }: ListToolsProps) {
  const text = useText(uiText)
  const isPhone = usePhone()
  const densities = (Object.keys(text.densities) as Density[]).map((value) => ({ value, label: text.densities[value] }))
  return (
    <span className="list-tools">
      <IconButton label={text.refresh} icon={<ReloadOutlined />} onClick={onRefresh} />
      {!isPhone && (
        <Popover
          trigger="click"
          placement="bottomRight"
          content={
            <div className="column-choice">
              <strong>{text.columns}</strong>
              <Checkbox.Group
                value={view.shownKeys}
                options={view.choosable.map(({ key, title }) => ({ value: key, label: title }))}
                onChange={(keys) => view.choose(keys)}
              />
              <strong>{text.density}</strong>
              <Segmented block options={densities} value={view.density} onChange={view.setDensity} />
            </div>
          }
        >
          <span>
            <IconButton label={text.columns} icon={<TableOutlined />} />
          </span>
        </Popover>
      )}
    </span>
  )
}
