import { lazy, Suspense } from 'react'
import type { FormulaProps } from './drawn-formula.tsx'

const Source = ({ source }: FormulaProps) => <span>{source}</span>
/** Without a network the formula stays its source: the question can be read all the same. */
const Drawn = lazy(() => import('./drawn-formula.tsx').catch(() => ({ default: Source })))

/** A formula, drawn once its code has arrived; until then its source is shown. */
export const Formula = (props: FormulaProps) => (
  <Suspense fallback={<Source {...props} />}>
    <Drawn {...props} />
  </Suspense>
)
