import { EllipsisOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useRef } from 'react'
import { useText } from '../platform/i18n.ts'
import { uiText } from './ui.text.ts'

export type RowAction = { key: string; label: string; danger?: boolean; onClick: () => void }

/** The first action is seen, the others stand behind the dots. What a row offers came with it from the server. */
export function RowActions({ actions }: { actions: readonly RowAction[] }) {
  const text = useText(uiText)
  const more = useRef<HTMLButtonElement>(null)
  const [first, ...others] = actions
  if (!first) return null
  return (
    <span className="row-actions">
      <Button type="link" size="small" danger={first.danger === true} onClick={first.onClick}>
        {first.label}
      </Button>
      {others.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: others.map(({ key, label, danger }) => ({ key, label, danger: danger === true })),
            onClick: ({ key }) => {
              more.current?.focus() // the entry goes away with its menu: what closes afterwards gives the focus back to the dots
              others.find((action) => action.key === key)?.onClick()
            },
          }}
        >
          <Button ref={more} type="text" size="small" icon={<EllipsisOutlined />} aria-label={text.more} />
        </Dropdown>
      )}
    </span>
  )
}
