import { signupWords } from '@residency/contract/areas/signup/text'
import {
  TRAINEE_KINDS,
  type TraineeKind,
} from '@residency/contract/areas/trainees/trainee-facts.public'
import { Checkbox, Form, Radio } from 'antd'
import type { CheckboxGroupProps } from 'antd/es/checkbox'
import type { z } from 'zod'
import { ruleOf } from '../../platform/texts/form-rules.ts'
import { useText } from '../../platform/texts/i18n.ts'
import { toChoices } from '../../ui/choices/choices.ts'

type Own = { name: string; label: string; shape?: z.ZodType; isOptional?: boolean; help?: string }

/** Trainee kinds as visible checkboxes. */
export function KindsField({
  name,
  label,
  shape,
  isOptional = false,
  help,
  among = TRAINEE_KINDS,
}: Own & { among?: readonly TraineeKind[] }) {
  const names = useText(signupWords).traineeKinds
  const kinds = TRAINEE_KINDS.filter((kind) => among.includes(kind))
  return (
    <Form.Item
      name={name}
      label={label}
      extra={help}
      required={!isOptional}
      rules={shape ? [ruleOf(shape)] : []}
    >
      <KindBoxes options={toChoices(kinds, names)} aria-label={label} />
    </Form.Item>
  )
}

/**
 * The form marks its field `aria-required`, which a group of checkboxes may not carry; the label
 * says it.
 */
const KindBoxes = ({
  'aria-required': _,
  ...rest
}: CheckboxGroupProps<TraineeKind> & { 'aria-required'?: string }) => <Checkbox.Group {...rest} />

type Choice = { value: string | boolean; label: string }

/** A few options as visible radio buttons. */
export const WayField = ({ name, label, help, choices }: Own & { choices: readonly Choice[] }) => (
  <Form.Item name={name} label={label} extra={help} required>
    <Radio.Group options={[...choices]} aria-label={label} />
  </Form.Item>
)
