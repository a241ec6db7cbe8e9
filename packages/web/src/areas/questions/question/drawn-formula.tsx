import katex from 'katex'
import 'katex/dist/katex-swap.min.css'
import { useEffect, useRef } from 'react'

export type FormulaProps = { source: string; isBlock?: boolean }

/** Long sums of macros would hold the page. */
const MAX_EXPANSIONS = 200

/**
 * TeX as it is set, with MathML for screen readers; a mistake shows the source in the colour of
 * faults.
 */
export default function DrawnFormula({ source, isBlock = false }: FormulaProps) {
  const place = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    if (!place.current) return
    katex.render(source, place.current, {
      displayMode: isBlock,
      throwOnError: false,
      trust: false,
      strict: 'ignore',
      maxExpand: MAX_EXPANSIONS,
    })
  }, [source, isBlock])

  return <span ref={place} className={isBlock ? 'formula-block' : undefined} />
}
