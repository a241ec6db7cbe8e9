import { settingsWords } from '@residency/contract/areas/settings/text'
import {
  type TimeWindow,
  timeWindowForm,
} from '@residency/contract/areas/settings/windows/time-window.contract'
import type { z } from 'zod'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { LongTextField, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { StatusField, WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { MomentField } from '../../../ui/times/time-fields.tsx'
import { RolesField } from '../roles-field.tsx'
import { useSaveWindow, useWindowForm, useWindowNames } from './window.queries.ts'
import { windowText } from './window.text.ts'

type Props = { isOpen: boolean; id: number | null; onClose: () => void }
type Values = z.input<typeof timeWindowForm> & { version?: number }
const NEW: Partial<Values> = { roleIds: [], status: 1 }

/** A stored window as form values. */
const valuesOf = (window: TimeWindow): Values => {
  const { name, year, batch, roleIds, startsAt, endsAt, message, messageEn, status, version } =
    window
  return { name, year, batch, roleIds, startsAt, endsAt, message, messageEn, status, version }
}

/** The form of a time window. */
export function WindowForm({ isOpen, id, onClose }: Props) {
  const text = useText(windowText)
  const { fields } = useText(settingsWords)
  const names = useWindowNames()
  const form = useWindowForm(isOpen ? id : null)
  const save = useSaveWindow()
  const { shape } = timeWindowForm

  const submit = async (values: Values) => {
    // A new one has no version.
    await save.mutateAsync({ version: 0, ...values, year: values.year ?? null, id })
    toast.success(
      say(text.saved, {
        name: names.data?.find(({ value }) => value === values.name)?.label ?? values.name,
      }),
    )
  }

  return (
    <FormDialog<Values>
      title={id === null ? text.add : text.editTitle}
      isOpen={isOpen}
      onClose={onClose}
      initial={id === null ? NEW : form.data && valuesOf(form.data)}
      submit={submit}
      width={640}
    >
      <SelectField
        name="name"
        label={text.name}
        shape={shape.name}
        options={names.data ?? []}
        isLoading={names.isLoading}
        help={text.nameHelp}
      />
      <div className="field-pair">
        <MomentField name="startsAt" label={fields.startsAt} edge="start" shape={shape.startsAt} />
        <MomentField
          name="endsAt"
          label={fields.endsAt}
          edge="end"
          shape={shape.endsAt}
          help={text.endHelp}
        />
        <WholeNumberField
          name="year"
          label={text.year}
          shape={shape.year}
          isOptional
          max={2100}
          help={text.yearHelp}
        />
        <TextField
          name="batch"
          label={text.batch}
          shape={shape.batch}
          isOptional
          maxLength={40}
          help={text.batchHelp}
        />
      </div>
      <RolesField name="roleIds" label={text.roles} help={text.rolesHelp} />
      <LongTextField
        name="message"
        label={text.message}
        shape={shape.message}
        isOptional
        maxLength={300}
        rows={2}
        help={text.messageHelp}
      />
      <LongTextField
        name="messageEn"
        label={text.messageEn}
        shape={shape.messageEn}
        isOptional
        maxLength={300}
        rows={2}
      />
      <StatusField />
    </FormDialog>
  )
}
