import { useEffect, useRef, useState } from 'react'
import { Floating } from '../../ui/floating.tsx'
import { cutText } from './cut-texts.rules.ts'

const DELAY_MS = 100

/**
 * The whole text of a cell that a compact row cuts, at the pointer or the focus. The pointer can
 * enter it; Escape closes it.
 */
export function CutTexts({ isOpen }: { isOpen: boolean }) {
  const [tip, setTip] = useState<{ cell: HTMLElement; text: string } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (!isOpen) return

    const look = ({ target, type }: Event) => {
      if (!(target instanceof Element) || (type === 'focusin' && !target.matches(':focus-visible')))
        return

      clearTimeout(timer.current)
      if (target.closest('[role=tooltip]')) return

      const cell = target.closest<HTMLElement>('.wide-table.is-small td')

      timer.current = setTimeout(() => {
        const text = cell?.isConnected ? cutText(cell) : null
        setTip(cell && text ? { cell, text } : null)
      }, DELAY_MS)
    }

    document.addEventListener('pointerover', look)
    document.addEventListener('focusin', look)

    return () => {
      clearTimeout(timer.current)
      document.removeEventListener('pointerover', look)
      document.removeEventListener('focusin', look)
      setTip(null)
    }
  }, [isOpen])

  if (!tip) return null

  return (
    <Floating
      anchor={tip.cell}
      align="start"
      isAbove
      role="tooltip"
      className="hint"
      onLeave={() => setTip(null)}
    >
      {tip.text}
    </Floating>
  )
}
