import {
  namesSomebody,
  type PersonOption,
  RECIPIENT_LISTS,
} from '@residency/contract/areas/messages/recipients/recipient.contract'
import { recipientWords } from '@residency/contract/areas/messages/recipients/text'
import { Form, Switch } from 'antd'
import { useText } from '../../../platform/texts/i18n.ts'
import { SearchSelect } from '../../../ui/choices/search-select.tsx'
import { Field, SelectField } from '../../../ui/fields/fields.tsx'
import { type Choice, useFoundPeople, useRecipientChoices } from './recipient.queries.ts'
import { recipientText } from './recipient.text.ts'
import { RecipientPreview } from './recipient-preview.tsx'
import './recipients.css'

export const NO_RECIPIENTS = {
  everyone: false,
  userIds: [],
  roleIds: [],
  baseIds: [],
  departmentIds: [],
  cohortIds: [],
  groupIds: [],
}

const ALL_LISTS = RECIPIENT_LISTS.map((list) => ['recipients', list])
type Lists = Partial<Record<(typeof RECIPIENT_LISTS)[number], number[]>>

/** Of everybody the lists are left out: they would say nothing more. */
export const choiceOf = (input: (Lists & { everyone?: boolean }) | undefined): Choice =>
  input?.everyone
    ? { ...NO_RECIPIENTS, everyone: true }
    : { ...NO_RECIPIENTS, ...input, everyone: false }

type Props = { known: readonly PersonOption[]; hasGroups?: boolean }

/**
 * Whom something is for, with the number of people it reaches; the value is under `recipients` of
 * the form.
 */
export function RecipientsFields({ known, hasGroups = true }: Props) {
  const text = useText(recipientText)
  const { fields, issues } = useText(recipientWords)
  const choices = useRecipientChoices().data
  const form = Form.useFormInstance()
  const recipients = Form.useWatch('recipients', form) as Parameters<typeof choiceOf>[0]

  const mustName = async () => {
    if (!namesSomebody(choiceOf(form.getFieldValue('recipients'))))
      throw new Error(issues['recipients.none'])
  }

  const lists = [
    ...(hasGroups ? ([['groupIds', choices?.groups]] as const) : []),
    ['roleIds', choices?.roles] as const,
    ['baseIds', choices?.bases] as const,
    ['departmentIds', choices?.departments] as const,
    ['cohortIds', choices?.cohorts] as const,
  ]

  return (
    <fieldset className="recipients">
      <legend>{fields.recipients}</legend>
      <Form.Item
        name={['recipients', 'everyone']}
        label={choices?.mayAll === false ? text.everyoneOwn : text.everyoneAll}
        valuePropName="checked"
        layout="horizontal"
        colon={false}
        required
        rules={[{ validator: mustName }]}
        dependencies={ALL_LISTS}
      >
        <Switch />
      </Form.Item>
      <div hidden={recipients?.everyone === true}>
        <p className="soft">{text.help}</p>
        <div className="form-columns">
          {lists.map(([name, options]) => (
            <SelectField
              key={name}
              name={['recipients', name]}
              label={fields[name]}
              options={options ?? []}
              isLoading={!choices}
              isMultiple
              isOptional
            />
          ))}
          <Field name={['recipients', 'userIds']} label={text.people} isOptional>
            <SearchSelect
              isMultiple
              known={known}
              useFound={useFoundPeople}
              placeholder={text.peoplePlaceholder}
              none={text.nobody}
            />
          </Field>
        </div>
      </div>
      <RecipientPreview choice={choiceOf(recipients)} />
    </fieldset>
  )
}
