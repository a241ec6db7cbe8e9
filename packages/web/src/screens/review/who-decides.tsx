import type { AnyFlow } from '@residency/contract/kernel'
import { type Deciders, listDeciders, remindDeciders } from '@residency/contract/kernel/deciders'
import { Button } from 'antd'
import { Link } from 'react-router'
import { call } from '../../platform/calls/api-client.ts'
import { useChange, useEndpoint } from '../../platform/calls/queries.ts'
import { toast } from '../../platform/feedback.ts'
import { usePerm } from '../../platform/permissions.tsx'
import { say, useText } from '../../platform/texts/i18n.ts'
import './review.css'
import { whoDecidesText } from './who-decides.text.ts'

const SETTING = '/system/second-person'
const MAY_SEE_SETTING = ['sys:second_person:list']

type Props = {
  flow: AnyFlow
  id: number

  /** The reader has a decision to take: then only steps taken by one person are shown. */
  mayDecide: boolean
}

/**
 * Why the reader may not decide about a record, who may, and a reminder to them; steps that one
 * person took by a setting. Otherwise renders nothing.
 */
export function WhoDecides({ flow, id, mayDecide }: Props) {
  const isAsked = !mayDecide || flow.secondPerson !== undefined
  const { data } = useEndpoint(listDeciders, isAsked ? { flow: flow.name, id } : null, {
    retry: false,
  })
  if (!data) return null

  const mustWait = !mayDecide && data.why !== null
  if (!mustWait && data.byOnePerson.length === 0) return null

  return (
    <div className="who-decides" role="note">
      <StepsByOne steps={data.byOnePerson} />
      {mustWait && <Waiting flow={flow} id={id} deciders={data} />}
    </div>
  )
}

function StepsByOne({ steps }: { steps: Deciders['byOnePerson'] }) {
  const text = useText(whoDecidesText)
  return steps.map((step) => <p key={`${step.at} ${step.who}`}>{say(text.byOne, step)}</p>)
}

function Waiting({ flow, id, deciders }: { flow: AnyFlow; id: number; deciders: Deciders }) {
  const text = useText(whoDecidesText)
  const remind = useChange([listDeciders.path], () => call(remindDeciders, { flow: flow.name, id }))
  const { people, roles, hasMore, mayRemind, isKnown, why } = useWords(deciders)

  const onRemind = () =>
    remind.mutate(undefined, {
      onSuccess: ({ reminded }) => toast.success(say(text.reminded, { count: reminded })),
    })

  return (
    <div className="who-decides-waiting">
      <p>
        {why}
        <br />
        {people &&
          say(text.people, { names: hasMore ? say(text.andMore, { names: people }) : people })}
        {!people && roles}
        {!isKnown && (
          <Nobody isWaivable={deciders.why === 'secondPerson' && flow.secondPerson !== undefined} />
        )}
      </p>
      {isKnown && (
        <Button size="small" disabled={!mayRemind} loading={remind.isPending} onClick={onRemind}>
          {mayRemind ? text.remind : text.remindedToday}
        </Button>
      )}
    </div>
  )
}

/** How the deciders are named: their names where the reader may know them, else the roles. */
function useWords(deciders: Deciders) {
  const text = useText(whoDecidesText)
  const people = deciders.people.join(text.comma)

  const roles =
    deciders.roles.length > 0 && deciders.hasPeople
      ? say(text.roles, { names: deciders.roles.join(text.comma) })
      : ''

  const { why, hasMore, mayRemind, hasPeople } = deciders

  return { people, roles, hasMore, mayRemind, isKnown: hasPeople, why: why && text.why[why] }
}

/**
 * Nobody else may decide: an office of one person is led to the setting, if the reader may see it.
 */
function Nobody({ isWaivable }: { isWaivable: boolean }) {
  const text = useText(whoDecidesText)
  const maySee = usePerm(MAY_SEE_SETTING)
  if (!isWaivable) return text.nobody

  return (
    <>
      {text.noOther} {maySee && <Link to={SETTING}>{text.toSetting}</Link>}
    </>
  )
}
