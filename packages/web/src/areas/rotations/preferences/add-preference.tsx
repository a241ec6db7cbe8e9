import {
  type OwnPreferences,
  PREFERENCE_KINDS,
  type PreferenceForm,
} from '@residency/contract/areas/rotations/preferences/preference.contract'
import { Button, Radio, Select } from 'antd'
import { useId, useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { monthOfPlan } from '../plan/months.rules.ts'
import { halvesOf } from './draft.rules.ts'
import { preferenceText } from './preference.text.ts'

type Kind = PreferenceForm['kind']
type Props = { own: OwnPreferences; onAdd: (form: PreferenceForm) => void }

/** A preference is chosen: its kind, its departments, its months. */
export function AddPreference({ own, onAdd }: Props) {
  const text = useText(preferenceText)
  const [kind, setKind] = useState<Kind>('prefer')
  const [departmentId, setDepartment] = useState<number | null>(null)
  const [nextId, setNext] = useState<number | null>(null)
  const [months, setMonths] = useState<readonly number[]>([])
  const form = formOf(kind, departmentId, nextId, months)
  const isOrder = kind === 'order'

  const add = () => {
    if (!form) return

    onAdd(form)
    setDepartment(null)
    setNext(null)
    setMonths([])
  }

  return (
    <section className="panel add-preference" aria-label={text.add}>
      <h2>{text.add}</h2>
      <Radio.Group
        aria-label={text.kind}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
        options={toChoices(PREFERENCE_KINDS, text.kinds)}
      />
      <DepartmentChoice
        label={isOrder ? text.before : text.department}
        own={own}
        value={departmentId}
        onChange={setDepartment}
      />
      {isOrder ? (
        <DepartmentChoice
          label={text.next}
          own={own}
          without={departmentId}
          value={nextId}
          onChange={setNext}
        />
      ) : (
        <MonthChoice own={own} months={months} onChange={setMonths} />
      )}
      <Button onClick={add} disabled={form === null}>
        {text.addNow}
      </Button>
    </section>
  )
}

/** The preference as it is chosen so far; null: something is missing. */
function formOf(
  kind: Kind,
  departmentId: number | null,
  nextId: number | null,
  months: readonly number[],
): PreferenceForm | null {
  if (departmentId === null) return null

  if (kind === 'order')
    return nextId === null || nextId === departmentId ? null : { kind, departmentId, nextId }

  return months.length === 0 ? null : { kind, departmentId, months: [...months] }
}

type DepartmentChoiceProps = {
  label: string
  own: OwnPreferences

  /** A department that is not offered. */
  without?: number | null
  value: number | null
  onChange: (id: number) => void
}

function DepartmentChoice({ label, own, without, value, onChange }: DepartmentChoiceProps) {
  const text = useText(preferenceText)
  const id = useId()
  const options = own.departments
    .filter((department) => department.id !== without)
    .map(({ id: value, name, months }) => ({
      value,
      label: say(text.departmentOf, { name, months }),
    }))

  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} options={options} onChange={onChange} />
    </div>
  )
}

type MonthChoiceProps = {
  own: OwnPreferences
  months: readonly number[]
  onChange: (months: readonly number[]) => void
}

/** Months to tick, and the earlier or later half of them at once. */
function MonthChoice({ own, months, onChange }: MonthChoiceProps) {
  const text = useText(preferenceText)
  const { all, early, late } = halvesOf(own)

  const toggle = (month: number) =>
    onChange(
      months.includes(month)
        ? months.filter((one) => one !== month)
        : [...months, month].sort((a, b) => a - b),
    )

  return (
    <fieldset className="preference-months">
      <legend>{text.months}</legend>
      <p className="soft">{text.monthsHelp}</p>
      <div className="preference-halves">
        <Button size="small" onClick={() => onChange(early)}>
          {text.early}
        </Button>
        <Button size="small" onClick={() => onChange(late)}>
          {text.late}
        </Button>
        <Button size="small" onClick={() => onChange([])} disabled={months.length === 0}>
          {text.clear}
        </Button>
      </div>
      <div className="preference-chips">
        {all.map((month) => (
          <label key={month} className="figures">
            <input
              type="checkbox"
              checked={months.includes(month)}
              onChange={() => toggle(month)}
            />
            {monthOfPlan(own.startsOn, month)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
