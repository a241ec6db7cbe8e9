import { EllipsisOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useText } from '../../platform/texts/i18n.ts'
import { PopMenu } from '../pop-menu.tsx'
import { uiText } from '../ui.text.ts'

const PAGE_ACTIONS = 2

/** `primary`: what the page is there for; a row has no primary button. */
export type RowAction = {
  key: string
  label: string
  danger?: boolean
  primary?: boolean
  onClick: () => void
}

/**
 * The first action is a button, the others are in a menu. The server sends the allowed actions with
 * the row.
 */
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

/** Actions on a record page: two buttons, and a third instead of a menu with one entry. */
export function PageActions({ actions }: { actions: readonly RowAction[] }) {
  const seen = actions.length <= PAGE_ACTIONS + 1 ? actions : actions.slice(0, PAGE_ACTIONS)
  return (
    <>
      {seen.map(({ key, label, danger, primary, onClick }) => (
        <Button
          key={key}
          type={primary ? 'primary' : 'default'}
          danger={danger === true}
          onClick={onClick}
        >
          {label}
        </Button>
      ))}
      <MoreActions actions={actions.slice(seen.length)} />
    </>
  )
}

function MoreActions({ actions, size }: { actions: readonly RowAction[]; size?: 'small' }) {
  const text = useText(uiText)
  if (actions.length === 0) return null

  return (
    <PopMenu
      items={actions.map(({ key, label, danger }) => ({ key, label, danger: danger === true }))}
      onChoose={(key) => actions.find((action) => action.key === key)?.onClick()}
    >
      <Button
        type={size ? 'text' : 'default'}
        {...(size && { size })}
        icon={<EllipsisOutlined />}
        aria-label={text.more}
      />
    </PopMenu>
  )
}
