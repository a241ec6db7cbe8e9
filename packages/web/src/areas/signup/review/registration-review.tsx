import { ArrowLeftOutlined } from '@ant-design/icons'
import { Button, Skeleton } from 'antd'
import { say, useText } from '../../../platform/i18n.ts'
import { DetailScreen } from '../../../screens/detail-screen.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import { EvidencePhoto } from '../evidence-photo.tsx'
import { flowSteps, toneOf } from '../registration-state.rules.ts'
import { useSignupWords } from '../use-signup-words.ts'
import { DecisionBar } from './decision-bar.tsx'
import { PersonFacts } from './person-facts.tsx'
import { type Registration, useRegistration, useWaiting } from './registration.queries.ts'
import { reviewText } from './review.text.ts'
import { TrainingFacts } from './training-facts.tsx'

type ReviewProps = { id: number; onOpen: (id: number | null) => void }

/** One sign-up with its evidence and its history, the decision below; after it the next waiting one opens. */
export function RegistrationReview({ id, onOpen }: ReviewProps) {
  const text = useText(reviewText)
  const one = useRegistration(id)
  const waiting = useWaiting()
  const others = (waiting ?? []).filter((row) => row.id !== id)
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
      {one.data ? <Detail one={one.data} /> : <Skeleton active className="panel" paragraph={{ rows: 10 }} />}
      {one.data && <DecisionBar one={one.data} left={waiting?.length} next={others[0]} onOpen={onOpen} />}
    </div>
  )
}

function Detail({ one }: { one: Registration }) {
  const text = useText(reviewText)
  const words = useSignupWords()
  const name = one.realName ?? '—'
  return (
    <DetailScreen
      title={name}
      state={
        <>
          <StateTag tone={toneOf(one.state)}>{words.states[one.state]}</StateTag> · {one.intake.name}
          {one.traineeNumber && ` · ${words.fields.traineeNumber} ${one.traineeNumber}`}
        </>
      }
      steps={flowSteps(one.state, text.flow)}
      sections={[
        {
          title: text.person,
          content: (
            <div className="with-photo">
              <EvidencePhoto photoKey={one.photoKey} alt={say(text.photoAlt, { name })} />
              <PersonFacts one={one} />
            </div>
          ),
        },
        { title: text.training, content: <TrainingFacts one={one} /> },
      ]}
      history={[...one.history].reverse().map(({ action, at, by, reason }, i) => ({
        key: `${at}-${i}`,
        at,
        what: words.actions[action],
        who: by,
        why: reason,
      }))}
    />
  )
}
