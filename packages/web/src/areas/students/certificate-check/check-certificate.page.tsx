import {
  getPublicKeyFile,
  getRevocationFile,
} from '@residency/contract/areas/students/completion/certificate.contract'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '../../../platform/calls/api-client.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { PublicTitle } from '../../../screens/visitors/public-title.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { checkText } from './check.text.ts'
import { type Subject, subjectOfAddress, Ways } from './check-ways.tsx'
import './check.css'
import { LookUp } from './look-up.tsx'
import { usePublished } from './use-published.ts'
import { type CheckResult, VerdictPanel } from './verdict-panel.tsx'

type KeyList = NonNullable<ReturnType<typeof usePublished>['published']>

/**
 * View key white/certificate: verifies certificates by file, camera or number, without login and
 * without a network.
 */
export default function CheckCertificatePage() {
  const { hash } = useLocation()

  // a second code that is scanned in the same tab changes the fragment only
  return <Check key={hash} hash={hash} />
}

function Check({ hash }: { hash: string }) {
  const text = useText(checkText)
  const { published, isFresh, error, refetch } = usePublished()
  const [subject, setSubject] = useState<Subject | null>(() => subjectOfAddress(hash))
  const [result, setResult] = useState<CheckResult | null>(null)

  const showLookUp = (found: CheckResult) => {
    setSubject(null)
    setResult(found)
  }

  return (
    <main className="certificate-check">
      <PublicTitle title={text.title} />
      <p className="screen-lead">{text.lead}</p>
      {result && <VerdictPanel result={result} />}
      {published ? (
        <Ways published={published} subject={subject} onSubject={setSubject} onResult={setResult} />
      ) : (
        !error && <Skeleton active />
      )}
      {!published && error && (
        <div className="panel" role="alert">
          {text.nothing} <Button onClick={() => void refetch()}>{text.retry}</Button>
        </div>
      )}
      <LookUp published={published} onResult={showLookUp} />
      {published && <StoredCopyNote published={published} isFresh={isFresh} />}
    </main>
  )
}

/** From when key and list are, and where they can be fetched. */
function StoredCopyNote({ published, isFresh }: { published: KeyList; isFresh: boolean }) {
  const text = useText(checkText)
  return (
    <section className="panel">
      <p className="soft">
        {isFresh ? text.fresh : text.kept} <DateCell value={published.fetchedAt} hasTime />
      </p>
      <div className="links">
        <Button onClick={() => void call(getPublicKeyFile, {}).catch(() => {})}>{text.key}</Button>
        <Button onClick={() => void call(getRevocationFile, {}).catch(() => {})}>
          {text.list}
        </Button>
      </div>
    </section>
  )
}
