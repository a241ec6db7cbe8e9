import { Button } from 'antd'
import {
  cloneElement,
  type FocusEvent,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from 'react'
import { say, useText } from '../../platform/texts/i18n.ts'
import { ChoiceInput } from '../../ui/choices/choice-input.tsx'
import { SearchInput } from '../../ui/choices/search-input.tsx'
import type { Option } from '../../ui/fields/fields.tsx'
import { DayInput } from '../../ui/times/day-input.tsx'
import { uiText } from '../../ui/ui.text.ts'
import { usePhone } from '../../ui/use-phone.ts'
import type { ListState } from './list-state.ts'

/**
 * One filter: `control` takes a string `value` and `onChange`. The first three are always visible,
 * on a phone the first. `isScope`: says whose list it is, and does not make it empty.
 */
export type Filter = {
  name: string
  label: string
  control: ReactElement<Control>
  isText?: boolean
  isScope?: true
}

type Control = { value?: string | undefined; onChange?: (value: string | undefined) => void }

export const textFilter = (name: string, label: string, placeholder?: string): Filter => ({
  name,
  label,
  isText: true,
  control: <SearchInput placeholder={placeholder ?? label} aria-label={label} />,
})

export const choiceFilter = (
  name: string,
  label: string,
  options: readonly Option<string>[],
): Filter => ({
  name,
  label,
  control: <ChoiceInput isClearable options={options} placeholder={label} aria-label={label} />,
})

/** A filter that is on or off: `only` names the rows that are left when it is on. */
export const flagFilter = (name: string, label: string, only = label): Filter =>
  choiceFilter(name, label, [{ value: '1', label: only }])

export const dayFilter = (name: string, label: string): Filter => ({
  name,
  label,
  control: <DayInput placeholder={label} aria-label={label} />,
})

type Values = Readonly<Record<string, string | undefined>>
const VISIBLE_FILTERS = 3
const PAUSE_MS = 350

type Text = ReturnType<typeof useText<(typeof uiText)['zh-cn']>>

function foldLabel(text: Text, isOpen: boolean, folded: number) {
  if (isOpen) return text.fewerFilters

  return folded ? say(text.moreFiltersOn, { count: folded }) : text.moreFilters
}

/** The filters of a list in one row; they apply on change, text after a pause in typing. */
export function ListFilters({ filters, list }: { filters: readonly Filter[]; list: ListState }) {
  const text = useText(uiText)
  const isPhone = usePhone()
  const visibleCount = isPhone ? 1 : VISIBLE_FILTERS
  const folded = filters.slice(visibleCount).filter(({ name }) => list.filters[name]).length
  const [isOpen, setOpen] = useState(!isPhone && folded > 0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const frame = useRef<HTMLFormElement>(null)
  const names = filters.map(({ name }) => name)
  const [typed, setTyped] = useState(list.filters as Values)
  const values = useRef(typed)

  const put = (next: Values) => {
    values.current = next
    setTyped(next)
  }

  // Debounced text is merged into the current address, not the one from when typing began.
  const latest = useRef(list)

  latest.current = list

  const stop = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )

  const inAddress = JSON.stringify(names.map((name) => list.filters[name] ?? null))

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields follow the address when it changes, not every drawing
  useEffect(() => {
    // The address may change from outside (a link, back): the fields follow, unless the user is
    // typing or just has.
    if (timer.current === undefined && !frame.current?.contains(document.activeElement))
      put(list.filters)
  }, [inAddress])

  const run = () => {
    stop()
    latest.current.change({
      filters: Object.fromEntries(names.map((name) => [name, values.current[name]])),
    })
  }

  const wait = () => {
    stop()
    timer.current = setTimeout(run, PAUSE_MS)
  }

  // When focus moves into the rows the delay restarts, so that nothing moves under the pointer and
  // no navigation is undone. When it moves to an action on the whole list (an export), the text is
  // applied at once.
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (timer.current === undefined) return
    if (relatedTarget?.closest('.screen-actions')) run()
    else wait()
  }

  const apply = ({ name, isText }: Filter, value: string | undefined) => {
    put({ ...values.current, [name]: value })
    if (isText) wait()
    else run()
  }

  const clear = () => {
    stop()
    put(list.defaults)
    list.change({ filters: Object.fromEntries(names.map((name) => [name, undefined])) })
  }

  const controls = filters.slice(0, isOpen ? undefined : visibleCount).map((filter) =>
    cloneElement(filter.control, {
      key: filter.name,
      value: typed[filter.name],
      onChange: (value) => apply(filter, value),
    }),
  )

  const more = filters.length > visibleCount && (
    <Button
      key="more"
      type="link"
      onClick={() => setOpen(!isOpen)}
      aria-expanded={isOpen}
      className="list-more-filters"
    >
      {foldLabel(text, isOpen, folded)}
    </Button>
  )

  return (
    <form
      ref={frame}
      onSubmit={(event) => {
        event.preventDefault()
        run()
      }}
      onBlur={leave}
      className="list-filters"
      role="search"
    >
      {isPhone ? [controls[0], more, ...controls.slice(1)] : [...controls, more]}
      {(!isPhone || isOpen) && names.some((name) => list.filters[name] !== list.defaults[name]) && (
        <Button type="link" onClick={clear}>
          {text.clearFilters}
        </Button>
      )}
    </form>
  )
}
