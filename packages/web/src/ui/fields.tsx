import { Form, Input, Select, type SelectProps, TreeSelect } from 'antd'
import { createElement, type ReactNode } from 'react'
import type { z } from 'zod'
import { type FormRule, ruleOf } from '../platform/form-rules.ts'
import { DayInput } from './day-input.tsx'
import type { DayRange } from './day-shape.ts'

export type Option<V extends string | number = string | number> = { value: V; label: string; children?: Option<V>[] }
type FieldProps = {
  name: string | string[]
  label: string
  shape?: z.ZodType
  /** What the form itself asks before the contract's shape does. */
  rules?: FormRule[]
  isOptional?: boolean
  help?: ReactNode
  /** What was typed as the field holds it. */
  normalise?: (typed: string) => string
  children: ReactNode
}
/** A Chinese keyboard writes figures and letters full-width. */
export const halfWidth = (typed: string) => typed.normalize('NFKC')

/**
 * One line of a form: label above, help below until a mistake takes its place. The rule is the contract's shape of this field.
 * Required is the rule; what may stay empty is marked.
 */
export function Field({ name, label, shape, rules = [], isOptional = false, help, normalise, children }: FieldProps) {
  return (
    <Form.Item
      name={name}
      label={label}
      required={!isOptional}
      extra={help}
      validateTrigger="onBlur"
      validateFirst
      {...(normalise ? { normalize: (typed?: string | null) => typed && normalise(typed) } : {})}
      rules={shape ? [...rules, ruleOf(shape)] : rules}
    >
      {children}
    </Form.Item>
  )
}

type Own = Omit<FieldProps, 'children'>
export const TextField = ({
  maxLength,
  inputMode,
  autoComplete = 'off',
  ...field
}: Own & { maxLength?: number; inputMode?: 'tel' | 'numeric' | 'email'; autoComplete?: string }) => (
  <Field {...field} {...(inputMode ? { normalise: halfWidth } : {})}>
    <Input maxLength={maxLength} inputMode={inputMode} autoComplete={autoComplete} />
  </Field>
)
export const LongTextField = ({ maxLength = 500, rows = 4, ...field }: Own & { maxLength?: number; rows?: number }) => (
  <Field {...field}>
    <Input.TextArea maxLength={maxLength} rows={rows} showCount />
  </Field>
)
type Choices = { options: readonly Option[]; isMultiple?: boolean; isLoading?: boolean }
/** The component takes Tab in an open list of several for a choice, and gives up what was chosen last; here it only goes on. */
const SeveralSelect = (props: SelectProps) => (
  <div onKeyDownCapture={(event) => event.key === 'Tab' && event.stopPropagation()}>
    <Select {...props} mode="multiple" />
  </div>
)
export const SelectField = ({ options, isMultiple = false, isLoading = false, ...field }: Own & Choices) => (
  <Field {...field}>
    {createElement<SelectProps>(isMultiple ? SeveralSelect : Select, {
      options: [...options],
      loading: isLoading,
      ...(isLoading ? { labelRender: () => null } : {}), // no bare code while its word is on the way
      allowClear: field.isOptional === true,
      showSearch: options.length > 8 ? { optionFilterProp: 'label' } : false,
    })}
  </Field>
)
export const TreeField = ({ options, isMultiple = false, isLoading = false, ...field }: Own & Choices) => (
  <Field {...field}>
    <TreeSelect
      treeData={[...options]}
      loading={isLoading}
      multiple={isMultiple}
      allowClear
      showSearch
      treeNodeFilterProp="label"
      treeDefaultExpandAll
    />
  </Field>
)
/** Holds `YYYY-MM-DD`, as the wire does; what lies outside `min` and `max` is refused by the server and grey here. */
export const DayField = ({ min, max, ...field }: Own & DayRange) => (
  <Field {...field}>
    <DayInput min={min} max={max} />
  </Field>
)
