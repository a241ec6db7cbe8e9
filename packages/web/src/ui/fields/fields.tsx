import { Form, Input, Select, type SelectProps, TreeSelect } from 'antd'
import { createElement, type ReactNode } from 'react'
import type { z } from 'zod'
import { type FormRule, ruleOf } from '../../platform/texts/form-rules.ts'
import { DayInput } from '../times/day-input.tsx'
import type { DayRange } from '../times/day-shape.ts'
import './fields.css'
import { useOptionSearch, useTreeSearch } from '../choices/use-option-search.ts'
import { byKey } from '../key-press.ts'
import { useClear } from './use-clear.tsx'

export type Option<V extends string | number = string | number> = {
  value: V
  label: string
  children?: Option<V>[]
}

type FieldProps = {
  name: string | string[]
  label: string
  shape?: z.ZodType

  /** Checks that run before the contract's schema. */
  rules?: FormRule[]
  isOptional?: boolean
  help?: ReactNode

  /** Converts the typed text to the form value. */
  normalise?: (typed: string) => string
  children: ReactNode
}

/** Chinese keyboards type full-width digits and letters. */
export const halfWidth = (typed: string) => typed.normalize('NFKC')

/**
 * One form field: label above, help below, replaced by the error. The rule is the contract's schema
 * of this field. Optional fields are marked, required ones are not.
 */
export function Field({
  name,
  label,
  shape,
  rules = [],
  isOptional = false,
  help,
  normalise,
  children,
}: FieldProps) {
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
}: Own & {
  maxLength?: number
  inputMode?: 'tel' | 'numeric' | 'email'
  autoComplete?: string
}) => (
  <Field {...field} {...(inputMode ? { normalise: halfWidth } : {})}>
    <Input maxLength={maxLength} inputMode={inputMode} autoComplete={autoComplete} />
  </Field>
)

export const LongTextField = ({
  maxLength = 500,
  rows = 4,
  ...field
}: Own & { maxLength?: number; rows?: number }) => (
  <Field {...field}>
    <Input.TextArea maxLength={maxLength} rows={rows} showCount />
  </Field>
)

type Choices = { options: readonly Option[]; isMultiple?: boolean; isLoading?: boolean }

/**
 * The component treats Tab in an open multiple list as a choice and removes the last one; here Tab
 * only moves on.
 */
const SeveralSelect = (props: SelectProps) => (
  <div onKeyDownCapture={byKey((event) => event.key === 'Tab' && event.stopPropagation())}>
    <Select {...props} mode="multiple" />
  </div>
)

export function SelectField({
  options,
  isMultiple = false,
  isLoading = false,
  ...field
}: Own & Choices) {
  const clear = useClear()
  const search = useOptionSearch()
  return (
    <Field {...field}>
      {createElement<SelectProps>(isMultiple ? SeveralSelect : Select, {
        options: [...options],
        loading: isLoading,
        ...(isLoading ? { labelRender: () => null } : {}), // No bare code while its label is loading.
        allowClear: field.isOptional === true && clear,
        showSearch: options.length > 8 ? search : false,
      })}
    </Field>
  )
}

export function TreeField({
  options,
  isMultiple = false,
  isLoading = false,
  ...field
}: Own & Choices) {
  const clear = useClear()
  const search = useTreeSearch()
  return (
    <Field {...field}>
      <TreeSelect
        treeData={isLoading ? [] : [...options]} // A tree that is filled later stays collapsed.
        loading={isLoading}
        multiple={isMultiple}
        allowClear={clear}
        showSearch={search}
        treeDefaultExpandAll
      />
    </Field>
  )
}

/**
 * Holds `YYYY-MM-DD`, as the API does; days outside `min` and `max` are disabled here and refused
 * by the server.
 */
export const DayField = ({ min, max, ...field }: Own & DayRange) => (
  <Field {...field}>
    <DayInput min={min} max={max} />
  </Field>
)
