import katex from 'katex'
import 'katex/dist/katex-swap.min.css'

/** Long sums of macros would hold the page. */
const MOST_EXPANSIONS = 200
/** Draws TeX into an element, with MathML for screen readers; a mistake shows the source in the colour of faults. */
export const drawFormula = (place: HTMLElement, source: string, isBlock: boolean) =>
  katex.render(source, place, { displayMode: isBlock, throwOnError: false, trust: false, strict: 'ignore', maxExpand: MOST_EXPANSIONS })
