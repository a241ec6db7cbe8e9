import { Select } from 'antd'
import { type ReactNode, useId } from 'react'
import { useOptionSearch } from '../../../ui/choices/use-option-search.ts'
import './observe.css'

type Value = string | number
type ChipOption<V extends Value> = { value: V; label: string; note?: string; mark?: number }

type Props<V extends Value> = {
  label: string
  placeholder?: string
  options: readonly ChipOption<V>[]
  value: V | null
  onChange: (value: V) => void

  /** The list of all choices, where it is another than that of these options. */
  more?: ReactNode

  /** Why nothing can be saved yet: what is to be chosen here. */
  missing?: string
}

/** So many choices are all chips; of more, the first ones are, and the others are in a list. */
const MAX_CHIPS = 8
const FIRST_CHIPS = 6

/**
 * A choice that is made by one tap. Of many choices the first ones are chips, because they come in
 * the order of use; all of them are in a list that can be searched.
 */
export function ChipField<V extends Value>(props: Props<V>) {
  const { options, more } = props
  if (options.length <= MAX_CHIPS && !more) return <Chips {...props} />

  return (
    <div className="chip-more">
      <Chips {...props} options={options.slice(0, FIRST_CHIPS)} />
      {more ?? <AllOptions {...props} />}
    </div>
  )
}

function Chips<V extends Value>({ label, options, value, onChange, missing }: Props<V>) {
  const name = useId()
  const reasonId = useId()

  return (
    <fieldset
      className={missing ? 'chip-field is-missing' : 'chip-field'}
      aria-describedby={missing ? reasonId : undefined}
    >
      <legend>{label}</legend>
      <div className={options[0]?.mark === undefined ? 'chips' : 'chips is-marked'}>
        {options.map((option) => (
          <label key={option.value} className="chip">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.mark !== undefined && <b className="figures">{option.mark}</b>}
              <span>
                {option.label}
                {option.note && <small>{option.note}</small>}
              </span>
            </span>
          </label>
        ))}
      </div>
      {missing && (
        <p id={reasonId} role="alert">
          {missing}
        </p>
      )}
    </fieldset>
  )
}

function AllOptions<V extends Value>({ label, placeholder, options, value, onChange }: Props<V>) {
  const search = useOptionSearch()
  const isListed = options.slice(FIRST_CHIPS).some((option) => option.value === value)

  return (
    <Select<V>
      style={{ width: '100%' }}
      aria-label={label}
      value={isListed ? value : null}
      placeholder={placeholder}
      showSearch={search}
      options={options.slice(FIRST_CHIPS).map((option) => ({
        value: option.value,
        label: option.note ? `${option.label} · ${option.note}` : option.label,
      }))}
      onChange={onChange}
    />
  )
}
