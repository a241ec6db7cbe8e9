import type { IntakeDetail } from '@residency/contract/areas/recruitment/intakes/intake.contract'
import { Skeleton, Timeline } from 'antd'
import { Link } from 'react-router'
import { useText } from '../../../platform/i18n.ts'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import { TONES, useNameOf } from './intake.columns.tsx'
import { useIntake } from './intake.queries.ts'
import { intakeText } from './intake.text.ts'
import { Commitment, DateFacts, RuleFacts } from './intake-facts.tsx'
import { IntakeLine, minuteOf } from './intake-line.tsx'
import { isAnnounced } from './intake-state.rules.ts'
import { NOTICE_PATH, offersPath } from './intakes.paths.ts'
import { useIntakesWords } from './use-intakes-words.ts'

type Props = { isOpen: boolean; id: number | null; onClose: () => void }

/** One intake to read: its dates, its rules, the commitment of its lots, what happened to it. */
export function IntakePanel({ isOpen, id, onClose }: Props) {
  const nameOf = useNameOf()
  const { data } = useIntake(isOpen ? id : null)
  return (
    <SidePanel title={data ? nameOf(data) : ''} isOpen={isOpen} onClose={onClose}>
      {data ? <Intake one={data} /> : <Skeleton active paragraph={{ rows: 12 }} />}
    </SidePanel>
  )
}

function Intake({ one }: { one: IntakeDetail }) {
  const text = useText(intakeText)
  const { flows } = useIntakesWords()
  return (
    <div className="intake-panel">
      <p>
        <StateTag tone={TONES[one.state]}>{flows.intake.states[one.state]}</StateTag>
        <Link to={offersPath(one.id)}>{text.toOffers}</Link>
        {isAnnounced(one.state) && (
          <Link to={NOTICE_PATH} target="_blank">
            {text.toNotice}
          </Link>
        )}
      </p>
      <IntakeLine row={one} />
      <h3>{text.dates}</h3>
      <DateFacts one={one} />
      <h3>{text.rules}</h3>
      <RuleFacts one={one} />
      {one.notice && <p className="notice-text">{one.notice}</p>}
      <h3>{text.commitment}</h3>
      <Commitment one={one} />
      {one.history.length > 0 && <h3>{text.history}</h3>}
      <Timeline
        items={one.history.map((step) => ({
          key: step.at,
          content: (
            <div className="happening">
              <div>{flows.intake.actions[step.action]}</div>
              <small className="soft figures">{`${step.by} ${minuteOf(step.at)}`}</small>
            </div>
          ),
        }))}
      />
    </div>
  )
}
