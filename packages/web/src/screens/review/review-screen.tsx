import { ArrowLeftOutlined } from '@ant-design/icons'
import { Button, Skeleton, Steps } from 'antd'
import type { ReactNode } from 'react'
import { useText } from '../../platform/i18n.ts'
import { usePhone } from '../../ui/use-phone.ts'
import { type FlowStep, stepNow } from '../detail-screen.tsx'
import { DecisionBar, type Waiting } from './decision-bar.tsx'
import './review.css'
import { reviewText } from './review.text.ts'
import type { Decidable, Review } from './review.ts'

type ReviewScreenProps<Row extends Decidable> = {
  review: Review<Row>
  /** Undefined while it is being read. */
  record: Row | undefined
  error: Error | null
  waiting: Waiting | undefined
  /** It was opened from another list, to be looked at. */
  isVisit?: boolean
  onOpen: (id: number | null) => void
  /** State and what else is to be known at once, beside the name. */
  lead?: ReactNode
  /** The line of the flow; not on a phone. */
  steps?: readonly FlowStep[]
  /** What may be done beside deciding: print, open elsewhere. */
  tools?: ReactNode
  /** What proves it, at the right; on a phone it opens from the application. */
  evidence?: ReactNode
  /** The application. */
  children: ReactNode
}

/** One record under review: the application left, the evidence right, the decision below; after it the next waiting one opens. */
export function ReviewScreen<Row extends Decidable>(props: ReviewScreenProps<Row>) {
  const { review, record, error, waiting, isVisit = false, onOpen, lead, steps, tools, evidence, children } = props
  const text = useText(reviewText)
  const isPhone = usePhone()
  const back = (
    <Button type="link" className="review-back" icon={<ArrowLeftOutlined />} onClick={() => onOpen(null)}>
      {text.back}
    </Button>
  )
  if (error)
    return (
      <div role="alert">
        {back}
        <div className="panel list-message">{error.message || text.gone}</div>
      </div>
    )
  if (!record)
    return (
      <div>
        {back}
        <Skeleton active className="panel" paragraph={{ rows: 10 }} />
      </div>
    )
  const hasEvidence = evidence !== undefined && !isPhone
  return (
    <div className="review-screen">
      <div className="review-top">
        {back}
        {tools}
      </div>
      <article aria-label={record.name}>
        <div className="screen-head">
          <div>
            <h1>{record.name}</h1>
            <div className="screen-lead">{lead}</div>
          </div>
          {steps && !isPhone && (
            <div className="review-steps">
              <Steps size="small" current={stepNow(steps)} items={steps.map(({ title, state }) => ({ title, status: state }))} />
            </div>
          )}
        </div>
        <div className={hasEvidence ? 'review-columns' : ''}>
          <div>{children}</div>
          {hasEvidence && evidence}
        </div>
      </article>
      {!(isVisit && record.actions.length === 0) && <DecisionBar review={review} record={record} waiting={waiting} onOpen={onOpen} />}
    </div>
  )
}
