import { ArrowLeftOutlined } from '@ant-design/icons'
import { Button, Skeleton, Steps } from 'antd'
import type { ReactNode } from 'react'
import { useText } from '../../platform/texts/i18n.ts'
import { usePhone } from '../../ui/use-phone.ts'
import { type FlowStep, stepNow } from '../detail-screen.tsx'
import { DecisionBar, type Waiting } from './decision-bar.tsx'
import './review.css'
import { reviewText } from './review.text.ts'
import type { Decidable, Review } from './review.ts'
import { WhoDecides } from './who-decides.tsx'

type ReviewScreenProps<Row extends Decidable> = {
  review: Review<Row>

  /** Undefined while loading. */
  record: Row | undefined
  error: Error | null
  waiting: Waiting | undefined

  /** Opened from another list, for viewing only. */
  isVisit?: boolean
  onOpen: (id: number | null) => void

  /** State and other key facts, next to the name. */
  lead?: ReactNode

  /** The steps of the flow; not on a phone. */
  steps?: readonly FlowStep[]

  /** Further actions: print, open elsewhere. */
  tools?: ReactNode

  /** The evidence, at the right; on a phone it opens from the application. */
  evidence?: ReactNode

  /** The application. */
  children: ReactNode
}

/** More steps than these have a line of their own. */
const SHORT = 4

/**
 * A review page: application left, evidence right, decision below. After a decision the next
 * waiting record opens.
 */
export function ReviewScreen<Row extends Decidable>(props: ReviewScreenProps<Row>) {
  const {
    review,
    record,
    error,
    waiting,
    isVisit = false,
    onOpen,
    lead,
    steps,
    tools,
    evidence,
    children,
  } = props

  const text = useText(reviewText)
  const isPhone = usePhone()

  const back = (
    <Button
      type="link"
      className="review-back"
      icon={<ArrowLeftOutlined />}
      onClick={() => onOpen(null)}
    >
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
            <div className={steps.length > SHORT ? 'review-steps is-long' : 'review-steps'}>
              <Steps
                size="small"
                current={stepNow(steps)}
                items={steps.map(({ title, state }) => ({ title, status: state }))}
              />
            </div>
          )}
        </div>
        {!review.isExample && (
          <WhoDecides
            flow={review.calls.flow}
            id={record.id}
            mayDecide={record.actions.length > 0}
          />
        )}
        <div className={hasEvidence ? 'review-columns' : ''}>
          <div>{children}</div>
          {hasEvidence && evidence}
        </div>
      </article>
      {!(isVisit && record.actions.length === 0) && (
        <DecisionBar review={review} record={record} waiting={waiting} onOpen={onOpen} />
      )}
    </div>
  )
}
