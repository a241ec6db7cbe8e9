import { EllipsisOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useRef } from 'react'
import { useText } from '../platform/i18n.ts'
import { uiText } from './ui.text.ts'

const PAGE_ACTIONS = 2
export type RowAction = { key: string; label: string; danger?: boolean; onClick: () => void }

/** The first action is seen, the others stand behind the dots. What a row offers came with it from the server. */
export function RowActions({ actions }: { actions: readonly RowAction[] }) {
  const [first, ...others] = actions
  if (!first) return null
  return (
    <span className="row-actions">
      <Button type="link" size="small" danger={first.danger === true} onClick={first.onClick}>
        {first.label}
      </Button>
      <MoreActions actions={others} size="small" />
    </span>
  )
}

/** The same on a record's own page: two are seen. */
export function PageActions({ actions }: { actions: readonly RowAction[] }) {
  const isShort = actions.length <= PAGE_ACTIONS + 1
  const seen = isShort ? actions : actions.slice(0, PAGE_ACTIONS)
  return (
    <>
      {seen.map(({ key, label, danger, onClick }) => (
        <Button key={key} danger={danger === true} onClick={onClick}>
          {label}
        </Button>
      ))}
      <MoreActions actions={isShort ? [] : actions.slice(PAGE_ACTIONS)} />
    </>
  )
}

function MoreActions({ actions, size }: { actions: readonly RowAction[]; size?: 'small' }) {
  const text = useText(uiText)
  const more = useRef<HTMLButtonElement>(null)
  if (actions.length === 0) return null
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: actions.map(({ key, label, danger }) => ({ key, label, danger: danger === true })),
        onClick: ({ key }) => {
          more.current?.focus() // the entry goes away with its menu: what closes afterwards gives the focus back to the dots
          actions.find((action) => action.key === key)?.onClick()
        },
      }}
    >
      <Button ref={more} type={size ? 'text' : 'default'} {...(size && { size })} icon={<EllipsisOutlined />} aria-label={text.more} />
    </Dropdown>
  )
}
