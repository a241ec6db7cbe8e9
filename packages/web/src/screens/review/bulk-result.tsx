import type { BulkAnswer } from '@residency/contract/kernel'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'

const LeftRows = lazyDialog(() => import('./left-rows.tsx').then((part) => part.LeftRows))

type Props = {
  result: Pick<BulkAnswer, 'done' | 'rows'> | null
  onClose: () => void
}

/** The results of a bulk action; opens only if a record was skipped. */
export function BulkResult({ result, onClose }: Props) {
  const left = result?.rows.filter((row) => !row.isDone) ?? []

  return (
    <LeftRows isOpen={left.length > 0} done={result?.done ?? 0} rows={left} onClose={onClose} />
  )
}
