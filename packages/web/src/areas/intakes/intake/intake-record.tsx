import type { IntakeDetail } from '@residency/contract/areas/intakes/intake/intake.contract'
import { intakesWords } from '@residency/contract/areas/intakes/text'
import { Button } from 'antd'
import { Link, useNavigate } from 'react-router'
import { minuteOf } from '../../../platform/clock.ts'
import { BASE } from '../../../platform/session.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import {
  DetailScreen,
  type FlowStep,
  type HistoryItem,
  RecordPending,
  type Section,
} from '../../../screens/detail-screen.tsx'
import { useRecordPath } from '../../../screens/record.tsx'
import { PageActions } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { isAnnounced } from '../intake-state.rules.ts'
import { NOTICE_PATH, offersPath } from '../intakes.paths.ts'
import { TONES, useIntakeButtons, useNameOf } from './intake.columns.tsx'
import { useIntake } from './intake.queries.ts'
import { intakeText } from './intake.text.ts'
import { Commitment, DateFacts, RuleFacts } from './intake-facts.tsx'
import { IntakeLine } from './intake-line.tsx'
import { NextStep } from './next-step.tsx'
import { Requirements } from './requirements.tsx'
import { stageText } from './stage.text.ts'
import { useIntakeDialogs } from './use-intake-dialogs.tsx'

/** An intake: state, dates, rules, commitment of the lots, history. */
export function IntakeRecord({ id }: { id: number }) {
  const text = useText(intakeText)
  const { stages } = useText(stageText)
  const { flows } = useText(intakesWords)
  const nameOf = useNameOf()
  const navigate = useNavigate()
  const pathOf = useRecordPath()
  const acts = useIntakeDialogs(() => navigate(pathOf(null)))
  const buttons = useIntakeButtons(acts.act)
  const sectionsOf = useSections((intake) => acts.act('requirements', intake))
  const { data, error, refetch } = useIntake(id)
  if (!data) return <RecordPending list={text.title} error={error} onRetry={() => void refetch()} />

  const steps = data.stages.map(({ key, state }): FlowStep => ({ title: stages[key], state }))

  const history = data.history
    .map(
      (step): HistoryItem => ({
        key: step.at,
        what: flows.intake.actions[step.action],
        who: step.by,
        at: minuteOf(step.at),
      }),
    )
    .toReversed()

  return (
    <>
      <DetailScreen
        title={nameOf(data)}
        list={text.title}
        state={
          <>
            <StateTag tone={TONES[data.state]}>{flows.intake.states[data.state]}</StateTag>{' '}
            <span className="figures">{`${data.year}-${data.serial}`}</span>
          </>
        }
        actions={
          <>
            {isAnnounced(data.state) && (
              <Button href={`${BASE}${NOTICE_PATH}`} target="_blank">
                {text.toNotice}
              </Button>
            )}
            <PageActions actions={buttons(data)} />
          </>
        }
        steps={steps}
        banner={<NextStep intake={data} onAct={acts.act} />}
        sections={sectionsOf(data)}
        history={history}
      />
      {acts.dialogs}
    </>
  )
}

function useSections(onEdit: (intake: IntakeDetail) => void): (intake: IntakeDetail) => Section[] {
  const text = useText(intakeText)
  return (intake) => [
    {
      title: text.offersAndSignUps,
      facts: [
        {
          label: text.offers,
          value: (
            <Link to={offersPath(intake.id)}>
              {say(text.offersCount, { offers: intake.offers, seats: intake.seats })}
            </Link>
          ),
        },
        { label: text.signUps, value: say(text.signUpsCount, { count: intake.signUps }) },
        { label: text.unsent, value: say(text.draftsCount, { count: intake.drafts }) },
      ],
    },
    {
      title: text.dates,
      content: (
        <>
          <IntakeLine row={intake} />
          <DateFacts dates={intake} />
        </>
      ),
    },
    {
      title: text.rules,
      content: (
        <>
          <RuleFacts rules={intake} />
          {intake.notice && <p className="notice-text">{intake.notice}</p>}
        </>
      ),
    },
    {
      title: text.requirements,
      content: <Requirements id={intake.id} onEdit={() => onEdit(intake)} />,
    },
    { title: text.commitment, content: <Commitment intake={intake} /> },
  ]
}
