import { CloseOutlined, PlusOutlined } from '@ant-design/icons'
import { MAX_PINNED } from '@residency/contract/areas/dashboard/shortcuts/shortcut.contract'
import { labelIn } from '@residency/contract/kernel'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { OrderList } from '../../../screens/trees/order-list.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { dashboardText } from '../dashboard.text.ts'
import { useSaveShortcuts } from '../home-page/home.queries.ts'
import { addable, orderShortcuts, type Shortcut } from './shortcuts.rules.ts'

type ShortcutChoice = { pinned: readonly string[]; suggested: readonly string[]; version: number }
type Props = {
  isOpen: boolean
  onClose: () => void
  known: ShortcutChoice
  pages: readonly Shortcut[]
}
const FIRST = 8

/** Shortcuts put in order by dragging or by keyboard, added and removed. */
export function ArrangeDialog({ isOpen, onClose, known, pages }: Props) {
  const { links: text } = useText(dashboardText)
  const [chosen, setChosen] = useState<readonly Shortcut[] | null>(null)
  const save = useSaveShortcuts()
  const now = chosen ?? orderShortcuts(known, pages, FIRST)
  const box = useRef<HTMLDivElement>(null)

  /** The button that was pressed has gone; the one now in its place gets the focus. */
  const choose = (next: readonly Shortcut[], buttons: string, at: number) => {
    setChosen(next)
    requestAnimationFrame(() => {
      const all = box.current?.querySelectorAll<HTMLElement>(buttons) ?? []
      all[Math.min(at, all.length - 1)]?.focus()
    })
  }

  const close = () => {
    setChosen(null)
    onClose()
  }

  const send = () =>
    save.mutate(
      { pinned: now.map(({ view }) => view), version: known.version },
      { onSuccess: close, onError: (e) => toast.error(e.message) },
    )

  return (
    <Dialog
      title={text.arrangeTitle}
      isOpen={isOpen}
      onClose={close}
      onOk={send}
      isBusy={save.isPending}
    >
      <p className="soft">{text.arrangeLead}</p>
      <div ref={box}>
        <ChosenList
          now={now}
          pages={pages}
          onOrder={setChosen}
          onChoose={(next, at) => choose(next, '.order-list .ant-btn', at)}
        />
        <h3 className="calendar-sub">{text.more}</h3>
        <MoreList
          now={now}
          pages={pages}
          suggested={known.suggested}
          onChoose={(next, at) => choose(next, '.shortcut-choices .ant-btn', at)}
        />
      </div>
    </Dialog>
  )
}

type ListProps = {
  now: readonly Shortcut[]
  pages: readonly Shortcut[]
  onChoose: (next: readonly Shortcut[], at: number) => void
}

function ChosenList({
  now,
  pages,
  onOrder,
  onChoose,
}: ListProps & { onOrder: (next: readonly Shortcut[]) => void }) {
  const { links: text } = useText(dashboardText)
  const language = useLanguage()

  const order = now.map((shortcut) => ({
    id: pages.indexOf(shortcut) + 1,
    name: labelIn(language, shortcut.title, shortcut.titleEn),
  }))

  if (order.length === 0) return <p>{text.noneChosen}</p>

  return (
    <OrderList
      order={order}
      onOrder={(next) => onOrder(next.map(({ id }) => pages[id - 1]!))}
      row={({ id, name }) => (
        <>
          <span>{name}</span>
          <IconButton
            label={say(text.remove, { name })}
            icon={<CloseOutlined />}
            onClick={() =>
              onChoose(
                now.filter((one) => one !== pages[id - 1]),
                now.indexOf(pages[id - 1]!),
              )
            }
          />
        </>
      )}
    />
  )
}

function MoreList({
  now,
  pages,
  suggested,
  onChoose,
}: ListProps & { suggested: readonly string[] }) {
  const { links: text } = useText(dashboardText)
  const language = useLanguage()
  return (
    <div className="shortcut-choices">
      {addable(now, suggested, pages).map((shortcut, index) => {
        const name = labelIn(language, shortcut.title, shortcut.titleEn)
        return (
          <Button
            key={shortcut.path}
            size="small"
            icon={<PlusOutlined />}
            disabled={now.length >= MAX_PINNED}
            aria-label={say(text.add, { name })}
            onClick={() => onChoose([...now, shortcut], index)}
          >
            {name}
          </Button>
        )
      })}
    </div>
  )
}
