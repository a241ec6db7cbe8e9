import type { BarRow } from '@residency/contract/areas/intakes/bars/bar.contract'
import { Skeleton } from 'antd'
import { useText } from '../../../platform/texts/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { CopyText } from '../../../ui/fields/copy-text.tsx'
import { useWholeCard } from './bar.queries.ts'
import { barText } from './bar.text.ts'

/** A person's full number, fetched for this dialog only. */
export function WholeCard({
  isOpen,
  row,
  onClose,
}: {
  isOpen: boolean
  row: BarRow | null
  onClose: () => void
}) {
  const text = useText(barText)
  const { data } = useWholeCard(isOpen && row ? row.id : null)
  return (
    <Dialog
      title={`${row?.realName ?? ''} · ${text.reveal}`}
      isOpen={isOpen}
      onClose={onClose}
      width={440}
    >
      {data?.idCard ? (
        <CopyText value={data.idCard} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      )}
      <p className="soft">{text.revealNote}</p>
    </Dialog>
  )
}
