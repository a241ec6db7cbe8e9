import { type OfferForm, offerForm } from '@residency/contract/areas/intakes/offers/offer.contract'
import { intakesWords } from '@residency/contract/areas/intakes/text'
import { Alert, ConfigProvider } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, textNow, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { SelectField } from '../../../ui/fields/fields.tsx'
import { WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { KindsField } from '../kinds-field.tsx'
import {
  useCertificates,
  useMajorChoices,
  useOfferForm,
  useSaveOffer,
  useUnitChoices,
} from './offer.queries.ts'
import { offerText } from './offer.text.ts'
import { poolsOf, type SeatValues, seatValuesOf } from './offer-form.rules.ts'
import { SeatFields } from './offer-seats.tsx'
import '../intakes.css'
import {
  EDUCATION_LEVELS,
  TRAINEE_KINDS,
} from '@residency/contract/areas/trainees/trainee-facts.public'
import type { IntakeOption } from './use-offer-list.ts'

type Props = {
  isOpen: boolean
  id: number | null
  intake: IntakeOption | undefined
  onClose: () => void
}

type Values = Omit<OfferForm, 'pools' | 'intakeId'> & SeatValues & { version?: number }
const NEW: Partial<Values> = { split: 'one', traineeKinds: [], certificates: [] }
const { shape } = offerForm

/** The form of an offer; fields that choices depend on are disabled. */
export function OfferFormDialog({ isOpen, id, intake, onClose }: Props) {
  const text = useText(offerText)
  const form = useOfferForm(isOpen ? id : null)
  const majors = useMajorChoices()
  const save = useSaveOffer()

  const submit = async ({ split, seats, seatsOf, ...values }: Values) => {
    const taken = values.traineeKinds.length ? values.traineeKinds : (intake?.traineeKinds ?? [])

    const pools = poolsOf(
      { split, ...(seats === undefined ? {} : { seats }), ...(seatsOf ? { seatsOf } : {}) },
      taken,
    )

    if (!pools) throw new Error(textNow(offerText).noneSeats)

    const whole = {
      ...values,
      minEducation: values.minEducation ?? null,
      maxAge: values.maxAge ?? null,
      pools,
    }

    await save.mutateAsync({ ...whole, intakeId: intake!.value, version: values.version ?? 0, id })

    toast.success(
      say(text.saved, {
        name: majors.choices.find(({ value }) => value === values.majorId)?.label ?? '',
      }),
    )
  }

  const initial =
    form.data && ({ ...form.data, ...seatValuesOf(form.data.pools) } as Partial<Values>)
  const allowed = id === null ? { terms: true, split: true } : form.data?.may

  return (
    <FormDialog<Values>
      title={`${id === null ? text.add : text.editTitle}${intake ? ` · ${intake.label}` : ''}`}
      initial={id === null ? NEW : initial}
      width={680}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      {allowed && !allowed.terms && (
        <Alert type="info" showIcon title={text.termsFixed} className="form-note" />
      )}
      <ConfigProvider componentDisabled={allowed?.terms === false}>
        <Place />
      </ConfigProvider>
      <SeatFields
        kinds={intake?.traineeKinds ?? TRAINEE_KINDS}
        mayEdit={allowed?.split !== false}
      />
      <ConfigProvider componentDisabled={allowed?.terms === false}>
        <Conditions intake={intake} />
      </ConfigProvider>
    </FormDialog>
  )
}

function Place() {
  const { fields } = useText(intakesWords)
  const majors = useMajorChoices()
  const units = useUnitChoices()

  return (
    <>
      <SelectField
        name="majorId"
        label={fields.majorId}
        shape={shape.majorId}
        options={majors.choices}
        isLoading={majors.isLoading}
      />
      <SelectField
        name="unitId"
        label={fields.unitId}
        shape={shape.unitId}
        options={units.choices}
        isLoading={units.isLoading}
      />
    </>
  )
}

function Conditions({ intake }: { intake: IntakeOption | undefined }) {
  const text = useText(offerText)
  const { educationLevels, fields } = useText(intakesWords)
  const certificates = useCertificates()
  const levels = toChoices(EDUCATION_LEVELS, educationLevels)

  return (
    <>
      <h2>{text.conditions}</h2>
      <KindsField
        name="traineeKinds"
        label={fields.traineeKinds}
        isOptional
        among={intake?.traineeKinds ?? []}
        help={text.kindsHelp}
      />
      <div className="field-pair">
        <SelectField
          name="minEducation"
          label={fields.minEducation}
          shape={shape.minEducation}
          isOptional
          options={levels}
        />
        <WholeNumberField
          name="maxAge"
          label={fields.maxAge}
          shape={shape.maxAge}
          isOptional
          max={100}
          help={text.maxAgeHelp}
        />
      </div>
      <SelectField
        name="certificates"
        label={fields.certificates}
        isOptional
        isMultiple
        options={certificates.data ?? []}
        isLoading={certificates.isLoading}
        help={text.certificatesHelp}
      />
    </>
  )
}
