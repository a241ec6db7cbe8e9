import type { IntakeDetail } from '@residency/contract/areas/intakes/intake/intake.contract'
import { intakesWords } from '@residency/contract/areas/intakes/text'
import { signupWords } from '@residency/contract/areas/signup/text'
import { minuteOf } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { CopyText } from '../../../ui/copy-text.tsx'
import { type Fact, FactList } from '../../../ui/fact-list.tsx'
import { intakeText } from './intake.text.ts'
import '../intakes.css'

const MOMENTS = [
  'signUpFrom',
  'signUpUntil',
  'editUntil',
  'reviewUntil',
  'confirmUntil',
  'scoreReviewUntil',
] as const

const DAYS = ['examOn', 'publicationFrom', 'publicationUntil', 'arrivalOn'] as const
type Dates = Pick<IntakeDetail, (typeof MOMENTS)[number] | (typeof DAYS)[number]>

/** The dates of an intake; missing ones are left out. */
export function DateFacts({ one }: { one: Dates }) {
  const { fields } = useText(intakesWords)
  const moments = MOMENTS.flatMap((name) =>
    one[name] ? [[fields[name], minuteOf(one[name])] as const] : [],
  )
  const days = DAYS.flatMap((name) => (one[name] ? [[fields[name], one[name]] as const] : []))

  return <FactList facts={[...moments, ...days]} />
}

type Rules = Pick<
  IntakeDetail,
  'traineeKinds' | 'exemptKinds' | 'isTwoStep' | 'scoresBy' | 'passesOnSeats'
> &
  Record<`${'theory' | 'skill' | 'interview'}${'Weight' | 'Minimum'}`, number>

/** Trainee kinds, review, scoring. */
export function RuleFacts({ one }: { one: Rules }) {
  const text = useText(intakeText)
  const { components, conditions, fields, scoresBy } = useText(intakesWords)
  const kinds = useText(signupWords).traineeKinds
  const named = (list: Rules['traineeKinds']) =>
    list.map((kind) => kinds[kind]).join(conditions.comma) || text.none

  const scores = (['theory', 'skill', 'interview'] as const).map(
    (name) =>
      [
        components[name],
        say(text.weightAndMinimum, {
          weight: one[`${name}Weight`],
          minimum: one[`${name}Minimum`],
        }),
      ] as const,
  )

  const facts: Fact[] = [
    [fields.traineeKinds, named(one.traineeKinds)],
    [fields.exemptKinds, named(one.exemptKinds)],
    [fields.isTwoStep, one.isTwoStep ? text.steps.two : text.steps.one],
    [fields.scoresBy, scoresBy[one.scoresBy]],
    ...scores,
    [fields.passesOnSeats, one.passesOnSeats ? text.passesOn.yes : text.passesOn.no],
  ]

  return <FactList facts={facts} />
}

/** The hash of the seed of the lots, published in advance so that the seed can be verified. */
export function Commitment({
  one,
}: {
  one: Pick<IntakeDetail, 'seedCommitment' | 'seedCommittedAt'>
}) {
  const text = useText(intakeText)
  return (
    <>
      <p className="soft">{text.commitmentLead}</p>
      {one.seedCommitment ? (
        <details>
          <summary>{text.commitmentShow}</summary>
          <CopyText value={one.seedCommitment} />
        </details>
      ) : (
        <p>{text.noCommitment}</p>
      )}
      {one.seedCommittedAt && (
        <p className="soft figures">{`${text.committedAt} ${minuteOf(one.seedCommittedAt)}`}</p>
      )}
    </>
  )
}
