import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { Floating } from '../../../ui/floating.tsx'
import { byKey } from '../../../ui/key-press.ts'
import type { Table } from '../board-state/use-table.ts'
import { BlockActions } from './block-actions.tsx'
import { boardText } from './board.text.ts'

type Props = { table: Table; blockId: number; bar: HTMLElement; onClose: () => void }

/** What a block is and what can be done with it, next to its bar. */
export function BlockCard({ table, blockId, bar, onClose }: Props) {
  const text = useText(boardText)
  const box = useRef<HTMLDivElement>(null)
  const block = table.visibleBoard.blocks.find(({ id }) => id === blockId)

  const close = (isBack: boolean) => {
    if (isBack) bar.focus({ preventScroll: true })
    onClose()
  }

  useEffect(() => {
    box.current
      ?.querySelector<HTMLElement>('button:not(:disabled), [tabindex]')
      ?.focus({ preventScroll: true })
  }, [])

  if (!block) return null

  return (
    <Floating
      anchor={bar}
      className="block-card pop-menu"
      role="dialog"
      aria-label={table.words.block(block)}
      onLeave={() => close(box.current?.contains(document.activeElement) ?? false)}
      onKeyDown={byKey((event) => event.stopPropagation())}
    >
      <div ref={box}>
        <BlockActions table={table} block={block} onDone={() => close(true)} />
        <Button size="small" className="block-close" onClick={() => close(true)}>
          {text.close}
        </Button>
      </div>
    </Floating>
  )
}
