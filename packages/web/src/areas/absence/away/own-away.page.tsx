import type { OwnAway, OwnAways } from '@residency/contract/areas/absence/away/away.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/i18n.ts'
import { Pending } from '../../../screens/pending.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import '../leave/leave.css'
import type { RevokeFormProps } from '../leave/revoke-form.tsx'
import { useAwayWords, useOwnAways } from './away.queries.ts'
import { awayText } from './away.text.ts'
import type { AwayFormProps } from './away-form.tsx'
import { OwnAwayCard } from './own-away-card.tsx'
import type { ReportFormProps } from './report-form.tsx'

const AwayForm = lazyDialog<AwayFormProps>(() => import('./away-form.tsx').then((part) => part.default))
const ReportForm = lazyDialog<ReportFormProps>(() => import('./report-form.tsx').then((part) => part.default))
const RevokeForm = lazyDialog<RevokeFormProps>(() => import('../leave/revoke-form.tsx').then((part) => part.default))
const AT_FIRST = 10

/** View key daily/away/own: the own aways, the latest first, and the application. */
export default function OwnAwayPage() {
  const { own: text } = useText(awayText)
  const { menus } = useAwayWords()
  const { data, error, refetch } = useOwnAways()
  const [isOpen, setOpen] = useState(false)
  const title = menus['daily.ownAway']
  if (data === undefined) return <Pending title={title} error={error} onRetry={() => void refetch()} />
  return (
    <section>
      <div className="screen-head">
        <div>
          <h1>{title}</h1>
          {data && <p className="screen-lead">{say(text.lead, { days: data.reportDays })}</p>}
        </div>
        <div className="screen-actions">
          {data && (
            <Button type="primary" onClick={() => setOpen(true)}>
              {text.apply}
            </Button>
          )}
        </div>
      </div>
      {data ? <OwnList own={data} /> : <div className="panel list-message">{text.notTrainee}</div>}
      {data && <AwayForm isOpen={isOpen} onClose={() => setOpen(false)} />}
    </section>
  )
}

function OwnList({ own }: { own: OwnAways }) {
  const { own: text } = useText(awayText)
  const [isWhole, setWhole] = useState(false)
  const reportForm = useRowDialog<OwnAway>()
  const revokeForm = useRowDialog<OwnAway>()
  const shown = isWhole ? own.absences : own.absences.slice(0, AT_FIRST)
  return (
    <>
      {own.absences.length === 0 && <div className="panel list-message">{text.empty}</div>}
      {shown.map((one) => (
        <OwnAwayCard key={one.id} one={one} onReport={() => reportForm.open(one)} onRevoke={() => revokeForm.open(one)} />
      ))}
      {own.absences.length > shown.length && (
        <Button type="link" onClick={() => setWhole(true)}>
          {say(text.more, { count: own.absences.length - shown.length })}
        </Button>
      )}
      <ReportForm isOpen={reportForm.isOpen} one={reportForm.opened} onClose={reportForm.close} />
      <RevokeForm isOpen={revokeForm.isOpen} one={revokeForm.opened} onClose={revokeForm.close} />
    </>
  )
}
