import type { OwnAway, OwnAways } from '@residency/contract/areas/absence/away/away.contract'
import { awayWords } from '@residency/contract/areas/absence/away/text'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { LatestAbsences } from '../leave/latest-absences.tsx'
import '../leave/leave.css'
import type { RevokeFormProps } from '../leave-applications/revoke-form.tsx'
import { useOwnAways } from './away.queries.ts'
import { awayText } from './away.text.ts'
import type { AwayFormProps } from './away-form.tsx'
import { OwnAwayCard } from './own-away-card.tsx'
import type { ReportFormProps } from './report-form.tsx'

const AwayForm = lazyDialog<AwayFormProps>(() =>
  import('./away-form.tsx').then((part) => part.default),
)

const ReportForm = lazyDialog<ReportFormProps>(() =>
  import('./report-form.tsx').then((part) => part.default),
)

const RevokeForm = lazyDialog<RevokeFormProps>(() =>
  import('../leave-applications/revoke-form.tsx').then((part) => part.default),
)

/** View key daily/away/own: the own aways, the latest first, and the application. */
export default function OwnAwayPage() {
  const { own: text } = useText(awayText)
  const { menus } = useText(awayWords)
  const { data, error, refetch } = useOwnAways()
  const [isOpen, setOpen] = useState(false)
  const title = menus['daily.ownAway']
  if (data === undefined)
    return <Pending title={title} error={error} onRetry={() => void refetch()} />

  return (
    <section>
      <PageHead title={title} lead={data && say(text.lead, { days: data.reportDays })}>
        {data && (
          <Button type="primary" onClick={() => setOpen(true)}>
            {text.apply}
          </Button>
        )}
      </PageHead>
      {data ? <OwnList own={data} /> : <div className="panel list-message">{text.notTrainee}</div>}
      {data && <AwayForm isOpen={isOpen} onClose={() => setOpen(false)} />}
    </section>
  )
}

function OwnList({ own }: { own: OwnAways }) {
  const { own: text } = useText(awayText)
  const reportForm = useRowDialog<OwnAway>()
  const revokeForm = useRowDialog<OwnAway>()

  return (
    <>
      <LatestAbsences
        absences={own.absences}
        text={{ none: text.empty, more: text.more }}
        card={(away) => (
          <OwnAwayCard
            key={away.id}
            away={away}
            onReport={() => reportForm.open(away)}
            onRevoke={() => revokeForm.open(away)}
          />
        )}
      />
      <ReportForm isOpen={reportForm.isOpen} away={reportForm.opened} onClose={reportForm.close} />
      <RevokeForm
        isOpen={revokeForm.isOpen}
        absence={revokeForm.opened}
        onClose={revokeForm.close}
      />
    </>
  )
}
