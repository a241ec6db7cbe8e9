import type { OwnAbsence, OwnLeave } from '@residency/contract/areas/absence/leave/leave.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/i18n.ts'
import { Pending } from '../../../screens/pending.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { Balances } from './balances.tsx'
import './leave.css'
import { useLeaveWords, useOwnLeave } from './leave.queries.ts'
import { leaveText } from './leave.text.ts'
import type { LeaveFormProps } from './leave-form.tsx'
import { OwnAbsenceCard } from './own-absence.tsx'
import type { ReturnFormProps } from './return-form.tsx'
import type { RevokeFormProps } from './revoke-form.tsx'

const LeaveForm = lazyDialog<LeaveFormProps>(() => import('./leave-form.tsx').then((part) => part.default))
const ReturnForm = lazyDialog<ReturnFormProps>(() => import('./return-form.tsx').then((part) => part.default))
const RevokeForm = lazyDialog<RevokeFormProps>(() => import('./revoke-form.tsx').then((part) => part.default))
const AT_FIRST = 10

/** View key daily/leave/own: the own absences, the latest first, and the application. */
export default function OwnLeavePage() {
  const { own: text } = useText(leaveText)
  const { menus } = useLeaveWords()
  const { data, error, refetch } = useOwnLeave()
  const [isOpen, setOpen] = useState(false)
  const title = menus['daily.ownLeave']
  if (data === undefined) return <Pending title={title} error={error} onRetry={() => void refetch()} />
  return (
    <section>
      <div className="screen-head">
        <div>
          <h1>{title}</h1>
          <p className="screen-lead">{data?.draft ? say(text.draft, { time: data.draft.savedTime }) : text.lead}</p>
        </div>
        <div className="screen-actions">
          {data && (
            <Button type="primary" onClick={() => setOpen(true)}>
              {data.draft ? text.goOn : text.apply}
            </Button>
          )}
        </div>
      </div>
      {data ? <OwnList own={data} /> : <div className="panel list-message">{text.notTrainee}</div>}
      {data && <LeaveForm isOpen={isOpen} own={data} onClose={() => setOpen(false)} />}
    </section>
  )
}

function OwnList({ own }: { own: OwnLeave }) {
  const { own: text } = useText(leaveText)
  const [isWhole, setWhole] = useState(false)
  const [reporting, setReporting] = useState<OwnAbsence | null>(null)
  const [revoking, setRevoking] = useState<OwnAbsence | null>(null)
  const shown = isWhole ? own.absences : own.absences.slice(0, AT_FIRST)
  return (
    <>
      <Balances />
      {own.absences.length === 0 && <div className="panel list-message">{text.none}</div>}
      {shown.map((one) => (
        <OwnAbsenceCard key={one.id} one={one} onReport={() => setReporting(one)} onRevoke={() => setRevoking(one)} />
      ))}
      {own.absences.length > shown.length && (
        <Button type="link" onClick={() => setWhole(true)}>
          {say(text.more, { count: own.absences.length - shown.length })}
        </Button>
      )}
      <ReturnForm isOpen={reporting !== null} one={reporting} onClose={() => setReporting(null)} />
      <RevokeForm isOpen={revoking !== null} one={revoking} onClose={() => setRevoking(null)} />
    </>
  )
}
