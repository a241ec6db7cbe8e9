import type { LivePool } from '@residency/contract/areas/admission/run/place.contract'
import type { AdmissionOverview } from '@residency/contract/areas/admission/run/run.contract'
import { Button, Empty, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { RowTable } from '../../../ui/tables/row-table.tsx'
import { usePools } from '../run/admission.queries.ts'
import { admissionText } from '../run/admission.text.ts'
import type { AdjustDialogProps } from './adjust-dialog.tsx'
import { placesText } from './places.text.ts'
import { usePoolColumns } from './pool.columns.tsx'
import { usePlaceActs } from './use-place-acts.ts'
import { WaitingPanel } from './waiting-panel.tsx'

const AdjustDialog = lazyDialog<AdjustDialogProps>(() =>
  import('./adjust-dialog.tsx').then((part) => part.AdjustDialog),
)

/** Current seats: waiting lists, calls, adjustment, overdue places. */
export function PlacesPart({
  admission,
  aside,
}: {
  admission: AdmissionOverview
  aside: ReactNode
}) {
  const text = useText(placesText)
  const title = useText(admissionText).title
  const { data, error } = usePools(admission.intake.id)
  const [openPool, setOpenPool] = useState<LivePool | null>(null)
  const [isAdjusting, setAdjusting] = useState(false)
  const acts = usePlaceActs(admission)
  const columns = usePoolColumns(admission.actions.includes('call'), (what, pool) =>
    what === 'show' ? setOpenPool(pool) : acts.callFrom(pool, what),
  )
  const waiting = data?.reduce((sum, pool) => sum + pool.waiting, 0) ?? 0
  const isPublished = admission.runs.some((run) => run.publishedAt)

  return (
    <section className="list-screen" aria-label={title}>
      <PageHead
        title={title}
        lead={say(isPublished ? text.lead : text.before, { ...admission.seats, waiting })}
      >
        {aside}
        {admission.actions.includes('lapse') && (
          <Button danger loading={acts.isLapsing} onClick={() => void acts.lapse()}>
            {say(text.lapse, { count: admission.overdue })}
          </Button>
        )}
        {admission.actions.includes('adjust') && (
          <Button onClick={() => setAdjusting(true)}>{text.adjust}</Button>
        )}
      </PageHead>
      <div className="panel pools-now">
        {error && <p role="alert">{error.message}</p>}
        {!data && !error && (
          <Skeleton
            className="list-skeleton"
            active
            title={false}
            paragraph={{ rows: 8, width: '100%' }}
          />
        )}
        {data?.length === 0 && (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.before} />
        )}
        {data && data.length > 0 && (
          <RowTable rows={data} columns={columns} nameOf={(pool) => pool.offer} />
        )}
      </div>
      <WaitingPanel pool={openPool} onClose={() => setOpenPool(null)} />
      <AdjustDialog
        isOpen={isAdjusting}
        intakeId={admission.intake.id}
        onClose={() => setAdjusting(false)}
      />
    </section>
  )
}
