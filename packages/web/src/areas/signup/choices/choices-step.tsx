import { signupWords } from '@residency/contract/areas/signup/text'
import { Empty, Select, Switch } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useOptionSearch } from '../../../ui/choices/use-option-search.ts'
import { usePhone } from '../../../ui/use-phone.ts'
import { applicantText } from '../applicant.text.ts'
import {
  changeSection,
  saveSoon,
  useOwnRegistration,
} from '../registration/use-own-registration.ts'
import { SectionNotes } from '../sections/section-notes.tsx'
import { useOffers } from '../signup.queries.ts'
import { ChoiceRow } from './choice-row.tsx'
import { ChoiceWarnings } from './choice-warnings.tsx'
import { addChoice, MAX_CHOICES, moveChoice, removeChoice } from './choices.rules.ts'

/** Up to four choices in order, and consent to adjustment. */
export function ChoicesStep() {
  const text = useText(applicantText)
  const { fields } = useText(signupWords)
  const { values, own } = useOwnRegistration()
  const faults = useOwnRegistration((s) => s.saveStatus.faults.choices)
  const offers = useOffers(own)
  const search = useOptionSearch()
  const [spoken, setSpoken] = useState('')
  const isPhone = usePhone()
  if (!own || !values) return null

  const { choices } = values

  const nameOf = (id: number) => {
    const offer = offers.data?.find(({ value }) => value === id)
    if (offer) return `${offer.label} · ${offer.unit}`

    return offers.data ? text.choiceGone : '…' // Not loaded yet does not mean removed.
  }

  const put = (offerIds: readonly number[]) => {
    changeSection('choices', { ...choices, offerIds })
    saveSoon() // A click is saved at once, without the typing delay.
  }

  const move = (id: number, by: -1 | 1) => {
    const moved = moveChoice(choices.offerIds, id, by)
    put(moved)
    setSpoken(say(text.choiceMoved, { name: nameOf(id), n: moved.indexOf(id) + 1 }))
  }

  const isFull = choices.offerIds.length >= MAX_CHOICES

  return (
    <div className="choices-step">
      <SectionNotes section="train" />
      <p>
        {say(text.choicesLead, { max: MAX_CHOICES })} {!isPhone && text.choicesKeys}
      </p>
      {choices.offerIds.length === 0 && (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={offers.data?.length === 0 ? text.choicesNoOffers : text.choicesNone}
        />
      )}
      <ol className="choices">
        {choices.offerIds.map((id, i) => (
          <ChoiceRow
            key={id}
            rank={i + 1}
            isLast={i === choices.offerIds.length - 1}
            name={nameOf(id)}
            quota={offers.data?.find(({ value }) => value === id)?.quota}
            warnings={<ChoiceWarnings offer={offers.data?.find(({ value }) => value === id)} />}
            onMove={(by) => move(id, by)}
            onRemove={() => put(removeChoice(choices.offerIds, id))}
          />
        ))}
      </ol>
      <span className="heard-only" role="status">
        {spoken}
      </span>
      {faults.offerIds && <p role="alert">{faults.offerIds}</p>}
      <Select
        className="choice-add"
        aria-label={text.choicesAdd}
        placeholder={isFull ? say(text.choicesFull, { max: MAX_CHOICES }) : text.choicesAdd}
        disabled={isFull}
        loading={offers.isLoading}
        value={null}
        showSearch={search}
        options={grouped(offers.data ?? [], choices.offerIds)}
        onChange={(id: number | null) => id !== null && put(addChoice(choices.offerIds, id))}
      />
      <div className="choice-adjustment">
        <Switch
          id="accepts-adjustment"
          checked={choices.acceptsAdjustment}
          onChange={(acceptsAdjustment) => {
            changeSection('choices', { ...choices, acceptsAdjustment })
            saveSoon()
          }}
        />
        <label htmlFor="accepts-adjustment">
          {fields.acceptsAdjustment}
          <small>{text.adjustmentHelp}</small>
        </label>
      </div>
    </div>
  )
}

type Offer = { value: number; label: string; base: string; unit: string }

/** The offers not chosen yet, grouped by base. */
function grouped(offers: readonly Offer[], chosen: readonly number[]) {
  const left = offers.filter(({ value }) => !chosen.includes(value))
  return [...new Set(left.map(({ base }) => base))].map((base) => ({
    label: base,
    options: left
      .filter((offer) => offer.base === base)
      .map((offer) => ({ value: offer.value, label: `${offer.label} · ${offer.unit}` })),
  }))
}
