import {
  CASE_ROLES,
  entryShape,
  WORKLOAD_KINDS,
  type WorkBoard,
} from '@residency/contract/areas/workload/entries/entry.contract'
import { entryWords } from '@residency/contract/areas/workload/entries/text'
import { requiredText } from '@residency/contract/kernel'
import { Form, Input, Segmented } from 'antd'
import { randomKey } from '../../../platform/calls/random-key.ts'
import { todayInShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { SearchSelect } from '../../../ui/choices/search-select.tsx'
import {
  DayField,
  Field,
  LongTextField,
  SelectField,
  TextField,
} from '../../../ui/fields/fields.tsx'
import { sayItemPlace, type useOutbox } from '../../accounts/accounts.public.ts'
import { entryText } from '../entries/entry.text.ts'
import { useFoundPatients } from '../patients/patient.queries.ts'
import { patientText } from '../patients/patient.text.ts'
import { MAX_ONE_BY_ONE } from './count.rules.ts'
import { CountField } from './count-field.tsx'
import {
  type EntryValues,
  entriesOf,
  firstValues,
  type NewEntry,
  numbersOf,
  OTHER,
  repeatedNumber,
  stayOn,
} from './new-entry.rules.ts'
import { ScanNumbers } from './scan-numbers.tsx'

export type EntryFormProps = {
  isOpen: boolean
  board: WorkBoard

  /** An entry that was refused and is corrected. */
  refused: NewEntry | null
  outbox: Pick<ReturnType<typeof useOutbox<NewEntry>>, 'add' | 'drop'>
  onClose: () => void
}

/**
 * Logs one case or several equal ones; they are stored on this device at once, with or without a
 * network.
 */
export default function EntryForm({ isOpen, board, refused, outbox, onClose }: EntryFormProps) {
  const { form: text } = useText(entryText)
  const today = todayInShanghai()
  const now = { ...board, today }

  const submit = async (values: EntryValues) => {
    const entries = entriesOf(now, values, randomKey, new Date())
    const place = outbox.add(entries)
    if (!place) throw new Error(text.notKept)
    if (refused) outbox.drop(refused.key)

    sayItemPlace(place, entries.length)
  }

  const initial = refused
    ? {
        ...refused,
        requirement: refused.requirementId ?? OTHER,
        count: refused.count ?? 1,
        numbers: refused.number,
      }
    : firstValues(now)

  return (
    <FormDialog<EntryValues>
      title={text.title}
      okText={text.save}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={initial as Partial<EntryValues>}
    >
      <Fields board={now} />
    </FormDialog>
  )
}

function Fields({ board }: { board: WorkBoard }) {
  const { form: text } = useText(entryText)
  const patients = useText(patientText)
  const { fields, caseRoles, workloadKinds } = useText(entryWords)
  const form = Form.useFormInstance<EntryValues>()
  const day = Form.useWatch('caseDay', form) ?? board.today
  const isOther = Form.useWatch('requirement', form) === OTHER
  const count = Form.useWatch('count', form) ?? 1
  const stay = stayOn(board, day)
  const requirementChoices = stay
    ? stay.requirements
    : board.stays.flatMap(({ requirements }) => requirements)

  const options = [
    ...[
      ...new Map(requirementChoices.map((requirement) => [requirement.id, requirement])).values(),
    ].map(({ id, item }) => ({
      value: id,
      label: item,
    })),
    { value: OTHER, label: text.other },
  ]

  const explanation = Form.useWatch('explanation', form)

  const rule = {
    validator: (_: unknown, value: unknown) => {
      const typed = value as string | undefined
      const twice = explanation ? null : repeatedNumber(typed)
      if (twice) return Promise.reject(say(text.repeated, twice))

      const numberCount = numbersOf(typed).length
      if (numberCount > MAX_ONE_BY_ONE)
        return Promise.reject(
          say(text.tooManyNumbers, { count: numberCount, most: MAX_ONE_BY_ONE }),
        )

      return numberCount > count ? Promise.reject(say(text.tooMany, { count })) : Promise.resolve()
    },
  }

  const kinds = toChoices(WORKLOAD_KINDS, workloadKinds)

  return (
    <>
      <SelectField name="requirement" label={text.requirement} options={options} />
      {isOther && (
        <SelectField name="kind" label={fields.kind} options={kinds} shape={entryShape.kind} />
      )}
      {isOther && (
        <TextField name="item" label={text.otherItem} maxLength={120} shape={entryShape.item} />
      )}
      <Field name="role" label={fields.role}>
        <Segmented block options={toChoices(CASE_ROLES, caseRoles)} aria-label={fields.role} />
      </Field>
      <div className="work-pair">
        <DayField
          name="caseDay"
          label={text.day}
          shape={entryShape.caseDay}
          max={board.today}
          min={board.startsOn}
        />
        <CountField help={text.countHelp} />
      </div>
      {!stay && (
        <LongTextField
          name="explanation"
          label={fields.explanation}
          help={text.explain}
          shape={requiredText(500)}
          rows={2}
        />
      )}
      <Field name="patientId" label={fields.patientId} isOptional>
        <SearchSelect
          useFound={useFoundPatients}
          isOptional
          placeholder={patients.choose}
          none={patients.none}
        />
      </Field>
      <Field name="numbers" label={text.numbers} help={text.numbersHelp} rules={[rule]} isOptional>
        <Input.TextArea
          maxLength={2000}
          autoSize={{ minRows: Math.min(Math.max(1, count), 5), maxRows: 8 }}
        />
      </Field>
      <ScanNumbers most={MAX_ONE_BY_ONE} />
      <LongTextField
        name="note"
        label={fields.note}
        shape={entryShape.note}
        maxLength={1000}
        rows={1}
        isOptional
      />
      {stay && (
        <LongTextField
          name="explanation"
          label={fields.explanation}
          shape={entryShape.explanation}
          rows={1}
          isOptional
        />
      )}
    </>
  )
}
