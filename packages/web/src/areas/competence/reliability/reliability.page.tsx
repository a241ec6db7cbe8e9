import './reliability.css'
import { profession } from '@residency/contract/areas/competence/items/item.contract'
import { itemWords } from '@residency/contract/areas/competence/items/text'
import {
  getReliability,
  type ReliabilityAnswer,
} from '@residency/contract/areas/competence/reliability/reliability.contract'
import { reliabilityWords } from '@residency/contract/areas/competence/reliability/text'
import type { InputOf } from '@residency/contract/kernel'
import { useState } from 'react'
import { useListOf } from '../../../platform/calls/queries.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { PendingPanel } from '../../../screens/pending.tsx'
import { ChoiceInput } from '../../../ui/choices/choice-input.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { FigurePanels } from './figure-panels.tsx'
import { reliabilityText } from './reliability.text.ts'

export type ReliabilityInput = InputOf<typeof getReliability>
export const useReliability = (input: ReliabilityInput) => useListOf(getReliability, input)

type Profession = ReliabilityInput['profession']

/** View key competence/reliability/index: how many observations are enough. */
export default function ReliabilityPage() {
  const text = useText(reliabilityText)
  const { professions } = useText(itemWords)
  const { fields } = useText(reliabilityWords)
  const [of, setProfession] = useState<Profession>('pharmacist')
  const [itemId, setItemId] = useState<string | undefined>()
  const { data, error, refetch } = useReliability({ profession: of, itemId })
  const items = data?.items.map(({ id, name }) => ({ value: String(id), label: name })) ?? []

  const choose = (value: string | undefined) => {
    setProfession((value ?? of) as Profession)
    setItemId(undefined)
  }

  return (
    <section>
      <PageHead title={text.title} lead={text.lead} />
      <div className="reliability-choices">
        <ChoiceInput
          value={of}
          onChange={choose}
          options={toChoices(profession.options, professions)}
          aria-label={fields.profession}
        />
        <ChoiceInput
          value={itemId}
          onChange={setItemId}
          options={items}
          placeholder={text.all}
          isClearable
          aria-label={fields.itemId}
        />
      </div>
      {data ? (
        <Answer answer={data} />
      ) : (
        <PendingPanel error={error} onRetry={() => void refetch()} />
      )}
    </section>
  )
}

function Answer({ answer }: { answer: ReliabilityAnswer }) {
  const text = useText(reliabilityText)
  const { reason, figure, from, trainees, observers, scores, least } = answer
  const counts = { from, trainees, observers, scores, least }

  return (
    <>
      <p className="soft figures">{say(text.counted, counts)}</p>
      {reason && <div className="panel list-message">{say(text.reasons[reason], counts)}</div>}
      {figure && <FigurePanels figure={figure} />}
    </>
  )
}
