import type {
  ObservationChoices,
  ObservedChoice,
} from '@residency/contract/areas/competence/observations/observation.contract'
import { useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { useObservationChoices } from './observation.queries.ts'
import { observationText } from './observation.text.ts'
import { ObservationForm } from './observation-form.tsx'

/** View key competence/observe/index: a supervisor records what was seen, on one screen. */
export default function ObservePage() {
  const text = useText(observationText)
  const { data, error, refetch } = useObservationChoices()
  if (!data) return <Pending title={text.title} error={error} onRetry={() => void refetch()} />

  return (
    <section>
      <PageHead title={text.title} lead={text.lead} />
      <Opened choices={data} />
    </section>
  )
}

function Opened({ choices }: { choices: ObservationChoices }) {
  const text = useText(observationText)
  const [saved, setSaved] = useState(0)
  const [trainee, setTrainee] = useState<ObservedChoice | null>(() => onlyOf(choices))
  if (choices.trainees.length === 0)
    return <div className="panel list-message">{text.noTrainees}</div>
  if (choices.items.length === 0) return <div className="panel list-message">{text.noItems}</div>

  return (
    <ObservationForm
      key={saved}
      choices={choices}
      trainee={trainee}
      onTrainee={setTrainee}
      onSaved={() => setSaved(saved + 1)}
    />
  )
}

const onlyOf = ({ trainees }: ObservationChoices) => (trainees.length === 1 ? trainees[0]! : null)
