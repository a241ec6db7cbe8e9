import type { IntakeDetail } from '@residency/contract/areas/intakes/intake/intake.contract'
import { intakesWords } from '@residency/contract/areas/intakes/text'
import { signupWords } from '@residency/contract/areas/signup/text'
import { minuteOf } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { type Fact, FactList } from '../../../ui/fact-list.tsx'
import { CopyText } from '../../../ui/fields/copy-text.tsx'
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
export function DateFacts({ dates }: { dates: Dates }) {
  const { fields } = useText(intakesWords)
  const moments = MOMENTS.flatMap((name) =>
    dates[name] ? [[fields[name], minuteOf(dates[name])] as const] : [],
  )
  const days = DAYS.flatMap((name) => (dates[name] ? [[fields[name], dates[name]] as const] : []))

  return <FactList facts={[...moments, ...days]} />
}

type Rules = Pick<
  IntakeDetail,
  'traineeKinds' | 'exemptKinds' | 'isTwoStep' | 'scoresBy' | 'passesOnSeats'
> &
  Record<`${'theory' | 'skill' | 'interview'}${'Weight' | 'Minimum'}`, number>

/** Trainee kinds, review, scoring. */
export function RuleFacts({ rules }: { rules: Rules }) {
  const text = useText(intakeText)
  const { components, fields, scoresBy } = useText(intakesWords)
  const kinds = useText(signupWords).traineeKinds
  const named = (list: Rules['traineeKinds']) =>
    list.map((kind) => kinds[kind]).join(text.comma) || text.none

  const scores = (['theory', 'skill', 'interview'] as const).map(
    (name) =>
      [
        components[name],
        say(text.weightAndMinimum, {
          weight: rules[`${name}Weight`],
          minimum: rules[`${name}Minimum`],
        }),
      ] as const,
  )

  const facts: Fact[] = [
    [fields.traineeKinds, named(rules.traineeKinds)],
    [fields.exemptKinds, named(rules.exemptKinds)],
    [fields.isTwoStep, rules.isTwoStep ? text.steps.two : text.steps.one],
    [fields.scoresBy, scoresBy[rules.scoresBy]],
    ...scores,
    [fields.passesOnSeats, rules.passesOnSeats ? text.passesOn.yes : text.passesOn.no],
  ]

  return <FactList facts={facts} />
}

/** The hash of the seed of the lots, published in advance so that the seed can be verified. */
export function Commitment({
  intake,
}: {
  intake: Pick<IntakeDetail, 'seedCommitment' | 'seedCommittedAt'>
}) {
  const text = useText(intakeText)
  return (
    <>
      <p className="soft">{text.commitmentLead}</p>
      {intake.seedCommitment ? (
        <details>
          <summary>{text.commitmentShow}</summary>
          <CopyText value={intake.seedCommitment} />
        </details>
      ) : (
        <p>{text.noCommitment}</p>
      )}
      {intake.seedCommittedAt && (
        <p className="soft figures">{`${text.committedAt} ${minuteOf(intake.seedCommittedAt)}`}</p>
      )}
    </>
  )
}
