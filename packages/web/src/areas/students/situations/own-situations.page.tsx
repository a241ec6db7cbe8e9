import type { Situation } from '@residency/contract/areas/students/situations/situation.contract'
import { situationWords } from '@residency/contract/areas/students/situations/text'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToWithdraw } from '../../../screens/ask-to-delete.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { FileNames } from '../../files/files.public.ts'
import { useOwnSituations, useWithdrawSituation } from './situation.queries.ts'
import { situationText } from './situation.text.ts'
import { useSituationFacts } from './situation-facts.tsx'
import type { SituationFormProps } from './situation-form.tsx'
import { SITUATION_TONES } from './situation-tones.rules.ts'
import { useSituationLabels } from './use-situation-labels.ts'

const SituationForm = lazyDialog<SituationFormProps>(() =>
  import('./situation-form.tsx').then((part) => part.default),
)

/** View key student/situation/own: the trainee's own special situations. */
export default function OwnSituationsPage() {
  const { own: text } = useText(situationText)
  const { menus } = useText(situationWords)
  const title = menus['training.ownSituations']
  const { data, error, refetch } = useOwnSituations()
  const [isOpen, setOpen] = useState(false)
  if (data === undefined)
    return <Pending title={title} error={error} onRetry={() => void refetch()} />

  const lead = data && (data.plannedEnd ? say(text.lead, { day: data.plannedEnd }) : text.leadOpen)

  return (
    <section>
      <PageHead title={title} lead={lead ?? '\u00a0'}>
        {data && (
          <Button type="primary" onClick={() => setOpen(true)}>
            {text.ask}
          </Button>
        )}
      </PageHead>
      {!data && <div className="panel list-message">{text.notTrainee}</div>}
      {data?.situations.length === 0 && <div className="panel list-message">{text.none}</div>}
      {data?.situations.map((situation) => (
        <OneSituation key={situation.id} situation={situation} />
      ))}
      <SituationForm isOpen={isOpen} isRecord={false} onClose={() => setOpen(false)} />
    </section>
  )
}

function OneSituation({ situation }: { situation: Situation }) {
  const { own: text } = useText(situationText)
  const { flows } = useText(situationWords)
  const { kindOf } = useSituationLabels()
  const factsOf = useSituationFacts()
  const withdraw = useWithdrawSituation()
  const giveUp = () => askToWithdraw(text, {}, () => withdraw.mutateAsync(situation.id))

  return (
    <section className="panel" aria-label={kindOf(situation)}>
      <div className="panel-head">
        <h2>{kindOf(situation)}</h2>
        <StateTag tone={SITUATION_TONES[situation.state]}>
          {flows.situation.states[situation.state]}
        </StateTag>
      </div>
      <FactList facts={factsOf(situation).slice(1)} />
      <FileNames files={situation.files} />
      {situation.mayWithdraw && <Button onClick={() => void giveUp()}>{text.withdraw}</Button>}
    </section>
  )
}
