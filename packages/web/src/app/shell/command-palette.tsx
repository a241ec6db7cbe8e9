import { labelIn } from '@residency/contract/kernel'
import { Modal } from 'antd'
import { Command } from 'cmdk'
import type { MenuNode } from '../../platform/app.store.ts'
import { useLanguage, useText } from '../../platform/texts/i18n.ts'
import { MenuIcon } from '../../ui/icons/menu-icon.tsx'
import { shellText } from './shell.text.ts'
import { useMenu, useOpenMenu } from './use-menu.tsx'

type Leaf = { node: MenuNode; trail: readonly MenuNode[] }

const leavesOf = (nodes: readonly MenuNode[], trail: readonly MenuNode[] = []): Leaf[] =>
  nodes.flatMap((node) =>
    node.children.length ? leavesOf(node.children, [...trail, node]) : [{ node, trail }],
  )

const VISUALLY_HIDDEN = {
  position: 'absolute',
  overflow: 'hidden',
  width: 1,
  height: 1,
  margin: 0,
  clipPath: 'inset(50%)',
} as const

/** Finds a page by its name in either language; an open page is restored with its parameters. */
export function CommandPalette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText(shellText)
  const language = useLanguage()
  const menu = useMenu()
  const open = useOpenMenu()
  const name = (node: MenuNode) => labelIn(language, node.title, node.titleEn)

  return (
    <Modal
      open={isOpen}
      onCancel={onClose}
      footer={null}
      closable={false}
      width={560}
      className="palette"
      destroyOnHidden
      // An accessible name only; it is not shown.
      title={text.search}
      styles={{ header: VISUALLY_HIDDEN }}
    >
      <Command label={text.search} loop>
        <Command.Input autoFocus placeholder={text.searchHint} />
        <Command.List>
          <Command.Empty>{text.searchEmpty}</Command.Empty>
          {leavesOf(menu).map(({ node, trail }) => (
            <Command.Item
              key={node.key}
              value={node.key}
              keywords={[
                node.title,
                node.titleEn,
                ...trail.flatMap((one) => [one.title, one.titleEn]),
              ]}
              onSelect={() => {
                onClose()
                open(node.key)
              }}
            >
              {node.icon && <MenuIcon name={node.icon} />}
              <span>{name(node)}</span>
              <small>{trail.map(name).join(' / ')}</small>
            </Command.Item>
          ))}
        </Command.List>
      </Command>
    </Modal>
  )
}
