import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { Form } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { DayField, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { FilesField } from '../../files/files-field.public.tsx'
import { useChoicesOf } from '../qualification/qualification.queries.ts'
import { type OwnChanges, useAskForChange } from './change.queries.ts'
import { changeText } from './change.text.ts'
import { type Side, sideBySide } from './side-by-side.rules.ts'

type Profile = NonNullable<OwnChanges['profile']>
type Values = Profile & { filePath: StoredFile[] }
export type AskProps = { isOpen: boolean; profile: Profile; onClose: () => void }

/**
 * Asks for a change of reviewed facts: the form begins with the present facts, and shows what
 * differs.
 */
export default function ChangeForm({ isOpen, profile, onClose }: AskProps) {
  const { own: text } = useText(changeText)
  const ask = useAskForChange()
  return (
    <FormDialog<Values>
      title={text.askTitle}
      isOpen={isOpen}
      onClose={onClose}
      width={760}
      okText={text.send}
      initial={{ ...profile, filePath: [] }}
      submit={async ({ filePath, ...values }) => {
        const cleared = Object.fromEntries(
          Object.entries(values).map(([key, value]) => [key, value ?? '']),
        )

        await ask.mutateAsync({
          ...cleared,
          filePath: filePath.map((file) => file.filePath).join(','),
        })

        toast.success(text.asked)
      }}
    >
      <Fields profile={profile} />
    </FormDialog>
  )
}

function Fields({ profile }: { profile: Profile }) {
  const { own: text, before, nothing, colon } = useText(changeText)
  const { fields } = useText(qualificationWords)

  const choices = {
    title: useChoicesOf('title'),
    education: useChoicesOf('education'),
    degree: useChoicesOf('degree'),
  }

  const form = Form.useFormInstance<Values>()
  const values = (Form.useWatch([], form) ?? profile) as Profile

  const labelOf = (key: Side, value: string | null) =>
    (key in choices
      ? choices[key as keyof typeof choices].data?.find((option) => option.value === value)?.label
      : value) ?? nothing

  const changed = sideBySide(profile, values)

  const own = (name: Side) => ({
    name,
    label: fields[name],
    help: changed.has(name) ? `${before}${colon}${labelOf(name, profile[name])}` : undefined,
  })

  const choice = (name: keyof typeof choices) => ({
    ...own(name),
    options: choices[name].data ?? [],
    isLoading: choices[name].isPending,
  })

  return (
    <>
      <p className="soft">{text.keep}</p>
      <div className="form-columns">
        <SelectField {...choice('title')} />
        <DayField {...own('titleSince')} />
        <SelectField {...choice('education')} />
        <SelectField {...choice('degree')} isOptional />
        <TextField {...own('specialty')} maxLength={100} isOptional />
        <DayField {...own('specialtySince')} isOptional />
        <DayField {...own('teachingSince')} isOptional />
      </div>
      <FilesField
        name="filePath"
        label={fields.files}
        purpose="proof"
        max={10}
        help={text.papersHelp}
      />
    </>
  )
}
