import { WarningOutlined } from '@ant-design/icons'
import { intakeForm, SCORES_BY } from '@residency/contract/areas/intakes/intake/intake.contract'
import { intakesWords } from '@residency/contract/areas/intakes/text'
import type { TraineeKind } from '@residency/contract/areas/trainees/trainee-facts.public'
import { ConfigProvider, Form } from 'antd'
import type { ReactNode } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { DayField, Field, LongTextField } from '../../../ui/fields/fields.tsx'
import { NumberInput } from '../../../ui/fields/number-input.tsx'
import { NameFields, WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { MomentField } from '../../../ui/times/time-fields.tsx'
import { KindsField, WayField } from '../kinds-field.tsx'
import { firstDayOf, type IntakeDate, noticeHolds } from './intake.rules.ts'
import { intakeText } from './intake.text.ts'

const { shape } = intakeForm
type Name = keyof typeof shape
type Props = { isFixed: (name: Name) => boolean }

/** `promised`: the current dates, which may only move later. */
type DateProps = Props & { promised: Readonly<Partial<Record<string, unknown>>> }

/** Fields fixed by the state of the intake are disabled. */
const Fixed = ({ is, children }: { is: boolean; children: ReactNode }) => (
  <ConfigProvider componentDisabled={is}>{children}</ConfigProvider>
)

export function BasicFields({ isFixed }: Props) {
  const text = useText(intakeText)
  const { fields } = useText(intakesWords)
  const kinds: TraineeKind[] = Form.useWatch('traineeKinds') ?? []

  const steps = [
    { value: false, label: text.steps.one },
    { value: true, label: text.steps.two },
  ]

  return (
    <>
      <h2>{text.basics}</h2>
      <div className="field-two">
        <Fixed is={isFixed('name')}>
          <NameFields labels={[fields.name, fields.nameEn]} shape={shape} help={text.nameEnHelp} />
        </Fixed>
        <Fixed is={isFixed('year')}>
          <WholeNumberField name="year" label={fields.year} shape={shape.year} max={2100} />
          <WholeNumberField
            name="serial"
            label={fields.serial}
            shape={shape.serial}
            isOptional
            max={99}
            help={text.serialHelp}
          />
        </Fixed>
      </div>
      <Fixed is={isFixed('traineeKinds')}>
        <KindsField name="traineeKinds" label={fields.traineeKinds} shape={shape.traineeKinds} />
        <WayField name="isTwoStep" label={fields.isTwoStep} choices={steps} />
        {kinds.length > 0 && (
          <KindsField
            name="exemptKinds"
            label={fields.exemptKinds}
            isOptional
            among={kinds}
            help={text.exemptHelp}
            shape={shape.exemptKinds}
          />
        )}
      </Fixed>
    </>
  )
}

export function DateFields({ isFixed, promised }: DateProps) {
  const text = useText(intakeText)
  const { fields } = useText(intakesWords)
  const dates = Form.useWatch([]) ?? {}
  const from = (name: IntakeDate) => ({ min: firstDayOf(name, dates, promised) })

  const end = (name: IntakeDate, help?: string) => (
    <Fixed is={isFixed(name)}>
      <MomentField
        name={name}
        label={(fields as Record<string, string>)[name]!}
        edge="end"
        shape={shape[name]}
        help={help}
        {...from(name)}
      />
    </Fixed>
  )

  const day = (name: IntakeDate, help?: ReactNode) => (
    <Fixed is={isFixed(name)}>
      <DayField
        name={name}
        label={(fields as Record<string, string>)[name]!}
        shape={shape[name]}
        isOptional
        help={help}
        {...from(name)}
      />
    </Fixed>
  )

  return (
    <>
      <h2>{text.dates}</h2>
      <div className="field-two">
        <Fixed is={isFixed('signUpFrom')}>
          <MomentField
            name="signUpFrom"
            label={fields.signUpFrom}
            edge="start"
            shape={shape.signUpFrom}
          />
        </Fixed>
        {end('signUpUntil')}
        {end('editUntil', text.editHelp)}
        {end('reviewUntil', text.reviewHelp)}
        {end('confirmUntil', text.confirmHelp)}
        <Fixed is={isFixed('scoreReviewUntil')}>
          <MomentField
            name="scoreReviewUntil"
            label={fields.scoreReviewUntil}
            edge="end"
            shape={shape.scoreReviewUntil}
            isOptional
            help={text.scoreReviewHelp}
            {...from('scoreReviewUntil')}
          />
        </Fixed>
        {day('examOn')}
        {day('arrivalOn')}
        {day('publicationFrom')}
        {day('publicationUntil', <NoticeNote dates={dates} />)}
      </div>
    </>
  )
}

/** Says next to the end of the public notice how it delays the results. */
function NoticeNote({ dates }: { dates: Readonly<Record<string, unknown>> }) {
  const text = useText(intakeText)
  const holds = noticeHolds(dates)
  return (
    <span className={holds === 'never' ? 'intake-warning' : undefined}>
      {holds === 'never' && <WarningOutlined aria-hidden="true" />}{' '}
      {say(text.noticeHolds[holds], { until: String(dates.publicationUntil) })}
    </span>
  )
}

const COMPONENTS = ['theory', 'skill', 'interview'] as const

export function ScoreFields({ isFixed }: Props) {
  const text = useText(intakeText)
  const { fields, scoresBy } = useText(intakesWords)
  const ways = toChoices(SCORES_BY, scoresBy)

  const passing = [
    { value: false, label: text.passesOn.no },
    { value: true, label: text.passesOn.yes },
  ]

  return (
    <Fixed is={isFixed('theoryWeight')}>
      <h2>{text.scores}</h2>
      <WayField name="scoresBy" label={fields.scoresBy} choices={ways} help={text.scoresByHelp} />
      <div className="field-triple">
        {COMPONENTS.map((component) => (
          <WholeNumberField
            key={component}
            name={`${component}Weight`}
            label={`${fields[`${component}Weight`]} %`}
            shape={shape[`${component}Weight`]}
            max={100}
          />
        ))}
      </div>
      <WeightsSum />
      <div className="field-triple">
        {COMPONENTS.map((component) => (
          <Field
            key={component}
            name={`${component}Minimum`}
            label={fields[`${component}Minimum`]}
            shape={shape[`${component}Minimum`]}
          >
            <NumberInput min={0} max={100} step={1} inputMode="decimal" style={{ width: '100%' }} />
          </Field>
        ))}
      </div>
      <p className="soft">{text.minimumHelp}</p>
      <WayField
        name="passesOnSeats"
        label={fields.passesOnSeats}
        choices={passing}
        help={text.passesOnHelp}
      />
    </Fixed>
  )
}

/** The sum of the weights, while it is not a hundred. */
function WeightsSum() {
  const text = useText(intakeText)

  const weights = [
    Form.useWatch('theoryWeight'),
    Form.useWatch('skillWeight'),
    Form.useWatch('interviewWeight'),
  ]

  const sum = weights.reduce<number>(
    (total, seats: number | null | undefined) => total + (seats ?? 0),
    0,
  )

  return (
    <p className="weights-sum" role="status">
      {sum !== 100 && say(text.weightsSum, { sum })}
    </p>
  )
}

export function NoticeField({ isFixed }: Props) {
  const text = useText(intakeText)
  const { fields } = useText(intakesWords)
  return (
    <Fixed is={isFixed('notice')}>
      <LongTextField
        name="notice"
        label={fields.notice}
        shape={shape.notice}
        isOptional
        maxLength={2000}
        rows={5}
        help={text.noticeHelp}
      />
    </Fixed>
  )
}
