import { ArrowLeftOutlined, FilePdfOutlined } from '@ant-design/icons'
import { signupPermissions as may } from '@residency/contract/areas/signup/permissions'
import { Button, Skeleton, Steps } from 'antd'
import { useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { Can } from '../../../platform/permissions.tsx'
import { stepNow } from '../../../screens/detail-screen.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import { usePhone } from '../../../ui/use-phone.ts'
import { useFileWindowOf } from '../../files/files.public.ts'
import { flowSteps, toneOf } from '../registration-state.rules.ts'
import { useSignupWords } from '../use-signup-words.ts'
import { DecisionBar } from './decision-bar.tsx'
import { EvidencePane } from './evidence-pane.tsx'
import { printOne, type Registration, useRegistration, useWaiting } from './registration.queries.ts'
import { type Evidence, evidenceOf, nextAfter } from './review.rules.ts'
import { reviewText } from './review.text.ts'
import { type Part, ReviewParts } from './review-parts.tsx'
import { useReviewList } from './use-review-list.ts'

type ReviewProps = {
  id: number
  part: Part | undefined
  /** It was opened from another list, to be looked at. */
  isVisit: boolean
  onOpen: (id: number | null) => void
}

/** One sign-up: its sections at the left, what proves them at the right, the decision below; after it the next waiting one opens. */
export function RegistrationReview({ id, part, isVisit, onOpen }: ReviewProps) {
  const text = useText(reviewText)
  const one = useRegistration(id)
  const waiting = useWaiting(useReviewList().conditions).data
  const back = (
    <Button type="link" className="review-back" icon={<ArrowLeftOutlined />} onClick={() => onOpen(null)}>
      {text.back}
    </Button>
  )
  if (one.error)
    return (
      <div role="alert">
        {back}
        <div className="panel list-message">{one.error.message || text.gone}</div>
      </div>
    )
  return (
    <div className="registration-review">
      {back}
      {one.data && <PrintButton id={id} />}
      {one.data ? <Whole one={one.data} part={part} /> : <Skeleton active className="panel" paragraph={{ rows: 10 }} />}
      {one.data && !(isVisit && one.data.actions.length === 0) && (
        <DecisionBar one={one.data} left={waiting?.total} next={nextAfter(waiting?.ids ?? [], id)} onOpen={onOpen} />
      )}
    </div>
  )
}

const PrintButton = ({ id }: { id: number }) => {
  const text = useText(reviewText)
  return (
    <Can perm={[may.reveal]}>
      <DownloadButton type="link" className="review-print" icon={<FilePdfOutlined />} download={() => printOne(id)}>
        {text.print}
      </DownloadButton>
    </Can>
  )
}

function Whole({ one, part }: { one: Registration; part: Part | undefined }) {
  const text = useText(reviewText)
  const words = useSignupWords()
  const isPhone = usePhone()
  const window = useFileWindowOf()
  const files = evidenceOf(one)
  const steps = flowSteps(one.state, text.flow, one.isExempt)
  const [shown, setShown] = useState<string | null>(null)
  const open = (evidence: Evidence) => (isPhone ? window.preview(evidence.file) : setShown(evidence.key))
  return (
    <article aria-label={one.realName ?? '—'}>
      <div className="screen-head">
        <div>
          <h1>{one.realName ?? '—'}</h1>
          <div className="screen-lead">
            <StateTag tone={toneOf(one.state)}>{words.states[one.state]}</StateTag> · {one.intake.name}
            {one.traineeNumber && ` · ${words.fields.traineeNumber} ${one.traineeNumber}`}
          </div>
        </div>
        {!isPhone && (
          <div className="review-steps">
            <Steps size="small" current={stepNow(steps)} items={steps.map(({ title, state }) => ({ title, status: state }))} />
          </div>
        )}
      </div>
      <div className="review-columns">
        <ReviewParts one={one} files={files} part={part} onShow={open} />
        {!isPhone && <EvidencePane files={files} shown={shown} onShow={setShown} />}
      </div>
      {isPhone && window.shown}
    </article>
  )
}
