import { admissionPermissions as may } from '@residency/contract/areas/admission/run/access'
import { runWords } from '@residency/contract/areas/admission/run/text'
import { Empty, Segmented, Select, Skeleton } from 'antd'
import { useSearchParams } from 'react-router'
import { usePerm } from '../../../platform/permissions.tsx'
import { useText } from '../../../platform/texts/i18n.ts'
import { isAnnounced, useIntakeOptions } from '../../intakes/intakes.public.ts'
import './admission.css'
import { ExemptPart } from '../places/exempt-part.tsx'
import { PlacesPart } from '../places/places-part.tsx'
import { useAdmission } from './admission.queries.ts'
import { admissionText } from './admission.text.ts'
import { OutcomePart } from './outcome-list.tsx'
import { RunPart } from './run-part.tsx'

const PARTS = {
  run: RunPart,
  results: OutcomePart,
  places: PlacesPart,
  exempt: ExemptPart,
} as const

type Part = keyof typeof PARTS

/** The default intake: the one in admission, else the next or the last one. */
const FIRST = ['admitting', 'published', 'closed', 'open', 'finished'] as const

/**
 * View key recruit/admission/index: the run and its results; then seats, waiting lists and
 * adjustment.
 */
export default function AdmissionPage() {
  const text = useText(admissionText)
  const { data } = useIntakeOptions()
  const [query] = useSearchParams()
  if (!data) return <Skeleton active className="panel" paragraph={{ rows: 8 }} />

  const intakes = data.filter((intake) => isAnnounced(intake.state))
  const intakeInAddress = intakes.find((intake) => String(intake.value) === query.get('intakeId'))
  const chosen =
    intakeInAddress ??
    FIRST.map((state) => intakes.find((intake) => intake.state === state)).find(Boolean)
  if (chosen) return <OneIntake key={chosen.value} intakeId={chosen.value} intakes={intakes} />

  return (
    <section className="list-screen" aria-label={text.title}>
      <h1>{text.title}</h1>
      <div className="panel list-message">
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.noIntake} />
      </div>
    </section>
  )
}

function OneIntake({
  intakeId,
  intakes,
}: {
  intakeId: number
  intakes: { value: number; label: string }[]
}) {
  const text = useText(admissionText)
  const { fields } = useText(runWords)
  const [query, setQuery] = useSearchParams()
  const isOffice = usePerm([may.call])
  const names = (['run', 'results', 'places', 'exempt'] as const).slice(0, isOffice ? 4 : 2)
  const part: Part = names.find((name) => name === query.get('part')) ?? 'run'
  const { data, error } = useAdmission(intakeId)
  if (error) return <p role="alert">{error.message}</p>
  if (!data) return <Skeleton active className="panel" paragraph={{ rows: 8 }} />

  const turnTo = (next: Part) =>
    setQuery(
      { intakeId: String(intakeId), ...(next === 'run' ? {} : { part: next }) },
      { replace: true },
    )

  const aside = (
    <>
      <Segmented<Part>
        className="admission-parts"
        aria-label={text.partsLabel}
        value={part}
        options={names.map((value) => ({
          value,
          label: value === 'run' && !isOffice ? text.baseRun : text.parts[value],
        }))}
        onChange={turnTo}
      />
      <Select
        aria-label={fields.intakeId}
        value={intakeId}
        options={intakes}
        popupMatchSelectWidth={false}
        onChange={(id) =>
          setQuery({ intakeId: String(id), ...(part === 'run' ? {} : { part }) }, { replace: true })
        }
      />
    </>
  )

  const OpenPart = PARTS[part]

  return <OpenPart key={part} admission={data} aside={aside} />
}
