import { EllipsisOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useText } from '../platform/i18n.ts'
import { PopMenu } from './pop-menu.tsx'
import { uiText } from './ui.text.ts'

export type RowAction = { key: string; label: string; danger?: boolean; onClick: () => void }

/** The first action is seen, the others stand behind the dots. What a row offers came with it from the server. */
export function RowActions({ actions }: { actions: readonly RowAction[] }) {
  const text = useText(uiText)
  const [first, ...others] = actions
  if (!first) return null
  return (
    <span className="row-actions">
      <Button type="link" size="small" danger={first.danger === true} onClick={first.onClick}>
        {first.label}
      </Button>
      {others.length > 0 && (
        <PopMenu
          items={others.map(({ key, label, danger }) => ({ key, label, danger: danger === true }))}
          onChoose={(key) => others.find((action) => action.key === key)?.onClick()}
        >
          <Button type="text" size="small" icon={<EllipsisOutlined />} aria-label={text.more} />
        </PopMenu>
      )}
    </span>
  )
}
