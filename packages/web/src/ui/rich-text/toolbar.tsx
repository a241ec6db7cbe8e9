import {
  BoldOutlined,
  ClearOutlined,
  ItalicOutlined,
  LinkOutlined,
  OrderedListOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useText } from '../../platform/texts/i18n.ts'
import { byKey } from '../key-press.ts'
import { richTextText } from './rich-text.text.ts'

type Tool = {
  key: string
  label: string
  icon: ReactNode
  isOn?: boolean
  isOff?: boolean
  act: () => void
}

type Props = { editor: Editor; onLink: () => void; isLinkOpen: boolean; children?: ReactNode }
const LEVELS = [2, 3, 4] as const
const Quote = () => <span aria-hidden="true">“</span>

/** A toolbar with one tab stop: arrow keys move between tools, Escape returns to the text. */
export function Toolbar({ editor, onLink, isLinkOpen, children }: Props) {
  const text = useText(richTextText)
  const bar = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(0)

  const now = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      on: Object.fromEntries(
        [
          'bold',
          'italic',
          'underline',
          'strike',
          'bulletList',
          'orderedList',
          'blockquote',
          'link',
        ].map((name) => [name, at.isActive(name)]),
      ),
      level: LEVELS.find((level) => at.isActive('heading', { level })),
      canUndo: at.can().undo(),
      canRedo: at.can().redo(),
    }),
  })

  const run = () => editor.chain().focus()

  const tools: Tool[] = [
    ...LEVELS.map((level) => ({
      key: `h${level}`,
      label: text.headings[level],
      icon: <span aria-hidden="true">H{level - 1}</span>,
      isOn: now.level === level,
      act: () => run().toggleHeading({ level }).run(),
    })),
    {
      key: 'bold',
      label: text.bold,
      icon: <BoldOutlined />,
      isOn: now.on.bold!,
      act: () => run().toggleBold().run(),
    },
    {
      key: 'italic',
      label: text.italic,
      icon: <ItalicOutlined />,
      isOn: now.on.italic!,
      act: () => run().toggleItalic().run(),
    },
    {
      key: 'underline',
      label: text.underline,
      icon: <UnderlineOutlined />,
      isOn: now.on.underline!,
      act: () => run().toggleUnderline().run(),
    },
    {
      key: 'strike',
      label: text.strike,
      icon: <StrikethroughOutlined />,
      isOn: now.on.strike!,
      act: () => run().toggleStrike().run(),
    },
    {
      key: 'bullets',
      label: text.bulletList,
      icon: <UnorderedListOutlined />,
      isOn: now.on.bulletList!,
      act: () => run().toggleBulletList().run(),
    },
    {
      key: 'numbers',
      label: text.orderedList,
      icon: <OrderedListOutlined />,
      isOn: now.on.orderedList!,
      act: () => run().toggleOrderedList().run(),
    },
    {
      key: 'quote',
      label: text.blockquote,
      icon: <Quote />,
      isOn: now.on.blockquote!,
      act: () => run().toggleBlockquote().run(),
    },
    {
      key: 'link',
      label: text.link,
      icon: <LinkOutlined />,
      isOn: now.on.link! || isLinkOpen,
      act: onLink,
    },
    {
      key: 'clear',
      label: text.clear,
      icon: <ClearOutlined />,
      act: () => run().unsetAllMarks().clearNodes().run(),
    },
    {
      key: 'undo',
      label: text.undo,
      icon: <UndoOutlined />,
      isOff: !now.canUndo,
      act: () => run().undo().run(),
    },
    {
      key: 'redo',
      label: text.redo,
      icon: <RedoOutlined />,
      isOff: !now.canRedo,
      act: () => run().redo().run(),
    },
  ]

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])]
    const index = buttons.indexOf(document.activeElement as HTMLElement)
    const last = buttons.length - 1

    const to = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index <= 0 ? last : index - 1,
      Home: 0,
      End: last,
    }[event.key]

    if (event.key === 'Escape') {
      event.stopPropagation() // Do not close the dialog around it.
      editor.commands.focus()
    } else if (to !== undefined && index >= 0) {
      event.preventDefault()
      setStop(to)
      buttons[to]!.focus()
    }
  }

  return (
    <div
      ref={bar}
      className="rich-tools"
      role="toolbar"
      aria-label={text.toolbar}
      tabIndex={-1}
      onKeyDown={byKey(onKeyDown)}
    >
      {tools.map(({ key, label, icon, isOn, isOff, act }, i) => (
        <button
          key={key}
          type="button"
          data-tool={key}
          title={label}
          aria-label={label}
          aria-pressed={isOn}
          aria-disabled={isOff}
          tabIndex={i === stop ? 0 : -1}
          onMouseDown={(event) => event.preventDefault()} // Keep the selection in the text.
          onClick={() => {
            setStop(i)
            if (!isOff) act()
          }}
        >
          {icon}
        </button>
      ))}
      {children}
    </div>
  )
}
