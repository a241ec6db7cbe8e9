import { PlusOutlined } from '@ant-design/icons'
import { labelIn } from '@residency/contract/kernel'
import { Modal } from 'antd'
import { Command } from 'cmdk'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type MenuNode, useApp } from '../../platform/app.store.ts'
import { useAddressOf } from '../../platform/places.ts'
import { say, useLanguage, useText } from '../../platform/texts/i18n.ts'
import { ADD } from '../../screens/use-asked-to-add.ts'
import { useInitials } from '../../ui/choices/use-option-search.ts'
import { MenuIcon } from '../../ui/icons/menu-icon.tsx'
import { useMenu, useOpenMenu } from '../shell/menu/use-menu.ts'
import { findPages, pagesOf } from './menu-search.rules.ts'
import { type SearchAnswer, useFound } from './search.queries.ts'
import { searchText } from './search.text.ts'
import './palette.css'

const VISUALLY_HIDDEN = {
  position: 'absolute',
  overflow: 'hidden',
  width: 1,
  height: 1,
  margin: 0,
  clipPath: 'inset(50%)',
} as const

type Props = { isOpen: boolean; early: RefObject<string>; onClose: () => void }

/**
 * Finds pages, people, records and actions: by words, initials in pinyin and synonyms. `early` is what
 * was typed before it was there.
 */
export function CommandPalette({ isOpen, early, onClose }: Props) {
  const text = useText(searchText)

  return (
    <Modal
      open={isOpen}
      onCancel={onClose}
      footer={null}
      closable={false}
      width={640}
      className="palette"
      destroyOnHidden
      // An accessible name only; it is not shown.
      title={text.title}
      styles={{ header: VISUALLY_HIDDEN }}
    >
      <Search early={early} onClose={onClose} />
    </Modal>
  )
}

function Search({ early, onClose }: Omit<Props, 'isOpen'>) {
  const text = useText(searchText)
  const [typed, setTyped] = useState(() => early.current)
  const list = useRef<HTMLDivElement>(null)
  const selection = useSelection(list)
  const { found, isWaiting, hasFailed } = useFound(typed)
  const words = typed.trim()

  return (
    // The server and the rules find; the list shows what they have found in their order.
    <Command label={text.title} shouldFilter={false} loop {...selection}>
      <Command.Input autoFocus placeholder={text.hint} value={typed} onValueChange={setTyped} />
      <Command.List ref={list} aria-busy={isWaiting}>
        <Command.Empty>{isWaiting ? text.waiting : say(text.empty, { words })}</Command.Empty>
        {found && <ActionItems actions={found.actions} onClose={onClose} />}
        <PageItems words={words} onClose={onClose} />
        {found && <RecordItems records={found.records} onClose={onClose} />}
      </Command.List>
      {hasFailed && (
        <p className="palette-note" role="alert">
          {text.failed}
        </p>
      )}
    </Command>
  )
}

/** Answers replace each other: without a selected entry the first one is, so that Enter opens it. */
function useSelection(list: RefObject<HTMLDivElement | null>) {
  const [value, onValueChange] = useState('')

  useEffect(() => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[cmdk-item]') ?? [])]
    const first = items[0]?.dataset.value
    if (first !== undefined && items.every((item) => item.dataset.value !== value))
      onValueChange(first)
  })

  return { value, onValueChange }
}

type ItemProps = {
  name: string
  icon: ReactNode
  label: string
  note: string | null
  onSelect: () => void
}

const Item = ({ name, icon, label, note, onSelect }: ItemProps) => (
  <Command.Item value={name} onSelect={onSelect}>
    {icon}
    <span>{label}</span>
    {note && <small>{note}</small>}
  </Command.Item>
)

function ActionItems({ actions, onClose }: Pick<SearchAnswer, 'actions'> & Pick<Props, 'onClose'>) {
  const text = useText(searchText)
  const addressOf = useAddressOf()
  const navigate = useNavigate()

  const items = actions.flatMap(({ view, label }) => {
    const to = addressOf({ view, query: { [ADD]: '1' } })
    return to ? [{ view, label, to }] : []
  })

  if (items.length === 0) return null

  return (
    <Command.Group heading={text.actions}>
      {items.map(({ view, label, to }) => (
        <Item
          key={view}
          name={`add ${view}`}
          icon={<PlusOutlined aria-hidden="true" />}
          label={label}
          note={null}
          onSelect={() => {
            onClose()
            navigate(to)
          }}
        />
      ))}
    </Command.Group>
  )
}

const MAX_PAGES = 12

/** Pages of the menu; before anything is typed all of them. */
function PageItems({ words, onClose }: { words: string } & Pick<Props, 'onClose'>) {
  const text = useText(searchText)
  const language = useLanguage()
  const pages = pagesOf(useMenu())
  const initialsOf = useInitials(words)
  const open = useOpenMenu()
  const visiblePages =
    words === '' ? pages : findPages(pages, words, initialsOf).slice(0, MAX_PAGES)
  const name = (node: MenuNode) => labelIn(language, node.title, node.titleEn)
  if (visiblePages.length === 0) return null

  return (
    <Command.Group heading={text.pages}>
      {visiblePages.map(({ node, trail }) => (
        <Item
          key={node.key}
          name={node.key}
          icon={node.icon && <MenuIcon name={node.icon} />}
          label={name(node)}
          note={trail.map(name).join(' / ')}
          onSelect={() => {
            onClose()
            open(node.key)
          }}
        />
      ))}
    </Command.Group>
  )
}

/** Records under the name of the page that opens them. */
function RecordItems({ records, onClose }: Pick<SearchAnswer, 'records'> & Pick<Props, 'onClose'>) {
  const language = useLanguage()
  const pages = useApp((state) => state.pages)
  const addressOf = useAddressOf()
  const navigate = useNavigate()

  return [...new Set(records.map(({ view }) => view))].map((view) => {
    const page = pages.find((one) => one.view === view)
    if (!page) return null

    return (
      <Command.Group key={view} heading={labelIn(language, page.title, page.titleEn)}>
        {records
          .filter((record) => record.view === view)
          .map(({ query, name, note }) => (
            <Item
              key={JSON.stringify(query)}
              name={`${view} ${JSON.stringify(query)}`}
              icon={page.icon && <MenuIcon name={page.icon} />}
              label={name}
              note={note}
              onSelect={() => {
                onClose()
                navigate(addressOf({ view, query })!)
              }}
            />
          ))}
      </Command.Group>
    )
  })
}
