import { useEffect, useRef } from 'react'

const load = () => import('./draw-formula.ts')
/** A formula, drawn once its code has arrived; until then, and where it has a mistake, its source is shown. */
export function Formula({ source, isBlock = false }: { source: string; isBlock?: boolean }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let isLeft = false
    load().then(
      ({ drawFormula }) => {
        if (!isLeft && place.current) drawFormula(place.current, source, isBlock)
      },
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [source, isBlock])
  return (
    <span key={source} ref={place} className={isBlock ? 'formula-block' : 'formula'}>
      {source}
    </span>
  )
}
