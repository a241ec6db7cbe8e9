import { say, useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useObservations } from './level.queries.ts'
import { levelText } from './level.text.ts'
import { ObservationLines } from './observation-lines.tsx'

type ObservedItem = { itemId: number; name: string }
type Props = {
  isOpen: boolean
  traineeId: number
  item: ObservedItem | null
  onClose: () => void
}

/** The observations of an item. */
export function ObservationDialog({ isOpen, traineeId, item, onClose }: Props) {
  const text = useText(levelText)
  const title = item ? say(text.observations, { item: item.name }) : ''

  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} width={560}>
      {item && <Lines key={item.itemId} traineeId={traineeId} itemId={item.itemId} />}
    </Dialog>
  )
}

function Lines(of: { traineeId: number; itemId: number }) {
  const text = useText(levelText)
  const { data, error, refetch } = useObservations(of)
  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />
  if (data.list.length === 0) return <p className="soft">{text.noObservations}</p>

  return <ObservationLines rows={data.list} total={data.total} />
}
