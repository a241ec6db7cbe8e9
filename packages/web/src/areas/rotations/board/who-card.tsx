import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Floating } from '../../../ui/floating.tsx'
import { byKey } from '../../../ui/key-press.ts'
import type { Load } from '../board-state/load.rules.ts'
import type { Table } from '../board-state/use-table.ts'
import { boardText } from './board.text.ts'

type Props = {
  table: Table
  load: Load
  title: string
  anchor: HTMLElement
  onTrainee: (blockId: number) => void
  onClose: () => void
}

/** Who is in a department in a month; a name leads to the trainee's row. */
export function WhoCard({ table, load, title, anchor, onTrainee, onClose }: Props) {
  const text = useText(boardText)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    box.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
  }, [])

  const blocks = load.blockIds.flatMap(
    (id) => table.visibleBoard.blocks.find((block) => block.id === id) ?? [],
  )

  const close = () => {
    if (box.current?.contains(document.activeElement)) anchor.focus({ preventScroll: true })
    onClose()
  }

  return (
    <Floating
      anchor={anchor}
      className="block-card pop-menu"
      role="dialog"
      aria-label={title}
      onLeave={close}
      onKeyDown={byKey((event) => event.stopPropagation())}
    >
      <div ref={box} className="block-actions">
        <h3 className="is-plain">{title}</h3>
        {blocks.length === 0 && <p className="soft">{text.nobody}</p>}
        <ul className="who">
          {blocks.map((block) => (
            <li key={block.id}>
              <button type="button" className="link-button" onClick={() => onTrainee(block.id)}>
                {table.words.person(block.traineeId)}
              </button>{' '}
              <small className="figures">{table.words.when(block)}</small>
            </li>
          ))}
        </ul>
        {load.others > 0 && <p className="soft">{say(text.others, { count: load.others })}</p>}
        <Button size="small" className="block-close" onClick={close}>
          {text.close}
        </Button>
      </div>
    </Floating>
  )
}
