import { useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { Pending } from '../../../screens/pending.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { OwnBank } from '../bank/own-bank.tsx'
import { OwnCertificates } from '../certificates/own-certificates.tsx'
import { OwnChanges } from '../changes/own-changes.tsx'
import { OwnAssessments } from '../yearly-assessments/own-assessments.tsx'
import { OwnChecks } from '../yearly-checks/check-lines.tsx'
import { OwnApplication } from './own-application.tsx'
import { ApplyButton } from './own-parts.tsx'
import { type OwnQualifications, useOwnQualification } from './qualification.queries.ts'
import { qualificationText } from './qualification.text.ts'

type FormProps = { own: OwnQualifications; isOpen: boolean; onClose: () => void }
const OwnForm = lazyDialog<FormProps>(() => import('./own-form.tsx').then((part) => part.default))

/** View key teacher/own/index: the own qualification and the application for one. */
export default function OwnQualificationPage() {
  const text = useText(qualificationText)
  const [isOpen, setOpen] = useState(false)
  const { data: own, error, refetch } = useOwnQualification()
  if (!own) return <Pending title={text.own.title} error={error} onRetry={() => void refetch()} />

  return (
    <>
      {own.application ? (
        <OwnApplication own={own} application={own.application} onEdit={() => setOpen(true)} />
      ) : (
        <section>
          <div className="screen-head">
            <h1>{text.own.title}</h1>
            <p className="screen-lead">{text.own.lead}</p>
          </div>
          <div className="panel list-message">
            <p>{text.own.noneYet}</p>
            <ApplyButton own={own} onApply={() => setOpen(true)} />
          </div>
        </section>
      )}
      <OwnCertificates />
      <OwnChanges />
      <OwnAssessments />
      <OwnChecks />
      <OwnBank />
      <OwnForm own={own} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
