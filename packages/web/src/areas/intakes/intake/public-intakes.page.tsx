import { intakesWords } from '@residency/contract/areas/intakes/text'
import { Button, Empty, Skeleton } from 'antd'
import { BASE } from '../../../platform/session.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PublicTitle } from '../../../screens/visitors/public-title.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { TONES, useNameOf } from './intake.columns.tsx'
import { type PublicIntake, usePublicIntakes } from './intake.queries.ts'
import { intakeText } from './intake.text.ts'
import { Commitment, DateFacts, RuleFacts } from './intake-facts.tsx'
import { IntakeLine } from './intake-line.tsx'
import '../intakes.css'
import { isOpen } from '../intake-state.rules.ts'
import { PublicOffers } from '../offers/public-offers.tsx'

/** View key white/intakes: the public page of intakes, without login. */
export default function PublicIntakesPage() {
  const text = useText(intakeText)
  const { data, error, refetch } = usePublicIntakes()
  return (
    <main className="public-intakes">
      <PublicTitle title={text.noticeTitle} />
      <p className="screen-lead">{text.noticeLead}</p>
      {error && !data && (
        <div className="panel" role="alert">
          {say(text.failed, { reason: error.message })}{' '}
          <Button onClick={() => void refetch()}>{text.retry}</Button>
        </div>
      )}
      {!data && !error && <Skeleton active paragraph={{ rows: 12 }} />}
      {data?.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.noticeEmpty} />
      )}
      {data && inOrder(data).map((intake) => <Intake key={intake.id} publicIntake={intake} />)}
    </main>
  )
}

/** Open intakes first, then in the server's order. */
const inOrder = (all: readonly PublicIntake[]) =>
  [...all].sort((a, b) => Number(isOpen(b.state)) - Number(isOpen(a.state)))

function Intake({ publicIntake }: { publicIntake: PublicIntake }) {
  const text = useText(intakeText)
  const { flows } = useText(intakesWords)
  const name = useNameOf()(publicIntake)

  return (
    <article className="panel" aria-label={name}>
      <div className="panel-head">
        <h2>{name}</h2>
        <StateTag tone={TONES[publicIntake.state]}>
          {flows.intake.states[publicIntake.state]}
        </StateTag>
      </div>
      {publicIntake.notice && <p className="notice-text">{publicIntake.notice}</p>}
      <IntakeLine row={publicIntake} />
      {isOpen(publicIntake.state) && (
        <Button type="primary" href={`${BASE}/sign/stu/login`}>
          {text.toRegistration}
        </Button>
      )}
      {/* Past intakes are collapsed. */}
      <details open={isOpen(publicIntake.state)}>
        <summary>{text.dates}</summary>
        <DateFacts dates={publicIntake} />
      </details>
      <details open={isOpen(publicIntake.state)}>
        <summary>{say(text.noticeOffers, { count: publicIntake.offers.length })}</summary>
        <PublicOffers offers={publicIntake.offers} />
      </details>
      <details>
        <summary>{text.rules}</summary>
        <RuleFacts rules={publicIntake} />
      </details>
      <details>
        <summary>{text.commitment}</summary>
        <Commitment intake={publicIntake} />
      </details>
    </article>
  )
}
