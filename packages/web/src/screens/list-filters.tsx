import { SearchOutlined } from '@ant-design/icons'
import { Button, Form, Input, Select } from 'antd'
import { type FocusEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../platform/i18n.ts'
import { DayInput } from '../ui/day-input.tsx'
import type { Option } from '../ui/fields.tsx'
import { uiText } from '../ui/ui.text.ts'
import type { ListState } from './list-state.ts'

/** One condition: `control` takes `value` and `onChange` of a string. The first three are always seen. */
export type Filter = { name: string; label: string; control: ReactElement; isText?: boolean }

export const textFilter = (name: string, label: string, placeholder?: string): Filter => ({
  name,
  label,
  isText: true,
  control: (
    <Input
      allowClear
      prefix={<SearchOutlined aria-hidden="true" />}
      placeholder={placeholder ?? label}
      aria-label={label}
      maxLength={100}
    />
  ),
})
export const choiceFilter = (name: string, label: string, options: readonly Option<string>[]): Filter => ({
  name,
  label,
  control: <Select allowClear options={[...options]} placeholder={label} aria-label={label} popupMatchSelectWidth={false} />,
})
export const dayFilter = (name: string, label: string): Filter => ({
  name,
  label,
  control: <DayInput placeholder={label} aria-label={label} />,
})

const SHOWN = 3
const PAUSE_MS = 350

/** The conditions of a list in one row; they act as they are changed, text after a pause in typing. */
export function ListFilters({ filters, list }: { filters: readonly Filter[]; list: ListState }) {
  const text = useText(uiText)
  const [form] = Form.useForm()
  const [isOpen, setOpen] = useState(() => filters.slice(SHOWN).some(({ name }) => list.filters[name]))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()
  const names = filters.map(({ name }) => name)
  // What a pause in typing applies goes into the address as it is then, not as it was when the typing began.
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
    // The address may change by itself (a link, the way back): the fields follow unless someone is typing in them or just has.
    if (timer.current === undefined && !document.getElementById(id)?.contains(document.activeElement))
      form.setFieldsValue(Object.fromEntries(names.map((name) => [name, list.filters[name]])))
  }, [inAddress])
  const run = () => {
    stop()
    latest.current.change({ filters: Object.fromEntries(names.map((name) => [name, form.getFieldValue(name)])) })
  }
  const wait = () => {
    stop()
    timer.current = setTimeout(run, PAUSE_MS)
  }
  // Whoever turns to a row is about to press it: nothing moves under the finger, and where it leads is not undone. Whoever turns to
  // an act upon the whole list (an export) means the list as typed.
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (timer.current === undefined) return
    if (relatedTarget?.closest('.screen-actions')) run()
    else wait()
  }
  const apply = (changed: Record<string, string | undefined>) => {
    const isText = filters.some((filter) => filter.isText && filter.name in changed)
    if (isText) wait()
    else run()
  }
  const clear = () => {
    stop()
    form.setFieldsValue(Object.fromEntries(names.map((name) => [name, undefined])))
    list.change({ filters: Object.fromEntries(names.map((name) => [name, undefined])) })
  }
  return (
    <Form
      id={id}
      form={form}
      initialValues={list.filters}
      onValuesChange={apply}
      onFinish={() => apply({})}
      onBlur={leave}
      className="list-filters"
      role="search"
    >
      {filters.slice(0, isOpen ? undefined : SHOWN).map(({ name, control }) => (
        <Form.Item key={name} name={name} noStyle>
          {control}
        </Form.Item>
      ))}
      {filters.length > SHOWN && (
        <Button type="link" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
          {isOpen ? text.fewerFilters : text.moreFilters}
        </Button>
      )}
      {names.some((name) => list.filters[name]) && (
        <Button type="link" onClick={clear}>
          {text.clearFilters}
        </Button>
      )}
    </Form>
  )
}
