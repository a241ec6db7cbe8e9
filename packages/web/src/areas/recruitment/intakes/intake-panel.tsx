import type { IntakeDetail } from '@residency/contract/areas/recruitment/intakes/intake.contract'
import { Skeleton, Timeline } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { say, useText } from '../../../platform/i18n.ts'
import { CopyText } from '../../../ui/copy-text.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import { TONES, useNameOf } from './intake.columns.tsx'
import { useIntake } from './intake.queries.ts'
import { intakeText } from './intake.text.ts'
import { IntakeLine, minuteOf } from './intake-line.tsx'
import { offersPath } from './intakes.paths.ts'
import './intakes.css'
import { useIntakesWords, useKindNames } from './use-intakes-words.ts'

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

const Facts = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="facts">
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

function Intake({ one }: { one: IntakeDetail }) {
  const text = useText(intakeText)
  const { fields, flows } = useIntakesWords()
  const moments = (['signUpFrom', 'signUpUntil', 'editUntil', 'reviewUntil', 'confirmUntil', 'scoreReviewUntil'] as const).map(
    (name) => [fields[name], one[name] ? minuteOf(one[name]) : text.none] as const,
  )
  const days = (['examOn', 'publicationFrom', 'publicationUntil', 'arrivalOn'] as const).map(
    (name) => [fields[name], one[name] ?? text.none] as const,
  )
  return (
    <div className="intake-panel">
      <p>
        <StateTag tone={TONES[one.state]}>{flows.intake.states[one.state]}</StateTag> <Link to={offersPath(one.id)}>{text.toOffers}</Link>
      </p>
      <IntakeLine row={one} />
      <h3>{text.dates}</h3>
      <Facts facts={[...moments, ...days]} />
      <h3>{text.rules}</h3>
      <Rules one={one} />
      {one.notice && <p className="notice-text">{one.notice}</p>}
      <h3>{text.commitment}</h3>
      <p className="soft">{text.commitmentLead}</p>
      {one.seedCommitment ? <CopyText value={one.seedCommitment} /> : <p>{text.noCommitment}</p>}
      {one.seedCommittedAt && <p className="soft figures">{`${text.committedAt} ${minuteOf(one.seedCommittedAt)}`}</p>}
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

function Rules({ one }: { one: IntakeDetail }) {
  const text = useText(intakeText)
  const { components, conditions, fields, scoresBy } = useIntakesWords()
  const kinds = useKindNames()
  const named = (list: IntakeDetail['traineeKinds']) => list.map((kind) => kinds[kind]).join(conditions.comma) || text.none
  const scores = (['theory', 'skill', 'interview'] as const).map(
    (name) => [components[name], say(text.weightAndMinimum, { weight: one[`${name}Weight`], minimum: one[`${name}Minimum`] })] as const,
  )
  return (
    <Facts
      facts={[
        [fields.traineeKinds, named(one.traineeKinds)],
        [fields.exemptKinds, named(one.exemptKinds)],
        [fields.isTwoStep, one.isTwoStep ? text.steps.two : text.steps.one],
        [fields.scoresBy, scoresBy[one.scoresBy]],
        ...scores,
        [fields.passesOnSeats, one.passesOnSeats ? text.passesOn.yes : text.passesOn.no],
      ]}
    />
  )
}
