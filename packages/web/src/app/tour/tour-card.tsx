import { Button } from 'antd'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../platform/texts/i18n.ts'
import { listenToKeys } from '../../ui/key-press.ts'
import { tourText } from './tour.text.ts'

type TourCardProps = {
  title: string
  place: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onLeave: () => void
  children: ReactNode
}

/** A step on a phone: a card at the lower edge, within the thumb's reach. */
export function TourCard({
  title,
  place,
  isFirst,
  isLast,
  onMove,
  onLeave,
  children,
}: TourCardProps) {
  const text = useText(tourText)
  const card = useRef<HTMLElement>(null)

  useEffect(() => {
    card.current?.focus({ preventScroll: true })
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onLeave()
    }

    return listenToKeys(window, listen)
  }, [onLeave])

  return (
    <section
      ref={card}
      className="tour-card"
      role="dialog"
      aria-label={`${text.title} · ${title}`}
      tabIndex={-1}
    >
      <header>
        <strong>{title}</strong>
        <span className="soft figures">{place}</span>
      </header>
      <p>{children}</p>
      <div>
        {!isLast && (
          <Button type="text" onClick={onLeave}>
            {text.skip}
          </Button>
        )}
        {!isFirst && <Button onClick={() => onMove(-1)}>{text.before}</Button>}
        <Button type="primary" onClick={() => (isLast ? onLeave() : onMove(1))}>
          {isLast ? text.finish : text.next}
        </Button>
      </div>
    </section>
  )
}
