import {
  type checkOwnConditions,
  qualificationForm,
} from '@residency/contract/areas/teachers/qualification/qualification.contract'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import type { InputOf } from '@residency/contract/kernel'
import { Form } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { LongTextField } from '../../../ui/fields/fields.tsx'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { FilesField } from '../../files/files-field.public.tsx'
import { ConditionList } from './condition-list.tsx'
import { type OwnQualifications, useOwnConditions, useSaveOwn } from './qualification.queries.ts'
import { qualificationText } from './qualification.text.ts'
import { FactFields, PlaceFields } from './teaching-fields.tsx'

type Values = Omit<ReturnType<typeof qualificationForm.parse>, 'files'> & { files: StoredFile[] }
const { shape } = qualificationForm

/** The form of an application; its conditions are judged as it is filled in. */
export default function OwnForm({
  own: latestOwn,
  isOpen,
  onClose,
}: {
  own: OwnQualifications
  isOpen: boolean
  onClose: () => void
}) {
  const own = useFirstRead(isOpen, latestOwn)!
  const text = useText(qualificationText)
  const save = useSaveOwn()
  const editable = own.application?.isEditable ? own.application : null
  const level = own.held && !own.held.isRenewable ? 'core' : (own.held?.level ?? 'general')

  return (
    <FormDialog<Values>
      title={editable ? text.own.edit : text.own.fill}
      isOpen={isOpen}
      onClose={onClose}
      width={760}
      initial={editable ?? { files: [], level, ...own.known }}
      submit={async ({ files, ...values }) => {
        await save.mutateAsync({
          ...values,
          files: files.map(({ filePath }) => filePath),
          version: editable?.version ?? null,
        })
        toast.success(text.own.saved)
      }}
    >
      <Fields />
    </FormDialog>
  )
}

function Fields() {
  const text = useText(qualificationText)
  const { fields } = useText(qualificationWords)
  const { own } = text

  return (
    <>
      <LiveConditions />
      <div className="form-columns">
        <PlaceFields shape={shape} />
        <FactFields shape={shape} titleSinceHelp={own.sinceHelp} />
      </div>
      <LongTextField
        name="experience"
        label={fields.experience}
        help={own.experienceHelp}
        maxLength={2000}
        isOptional
      />
      <FilesField
        name="files"
        label={fields.files}
        purpose="proof"
        max={10}
        help={own.filesHelp}
        isOptional
      />
    </>
  )
}

/** The conditions of the chosen level and base, judged by what the form holds at this moment. */
function LiveConditions() {
  const text = useText(qualificationText)
  const form = Form.useFormInstance<Values>()
  const values = (Form.useWatch([], form) ?? {}) as Partial<Values>
  const { level, baseId, title, titleSince, education, specialtySince, teachingSince } = values
  const stated = { baseId, title, titleSince, education, specialtySince, teachingSince }

  const filled = Object.fromEntries(Object.entries(stated).filter(([, value]) => value)) as Omit<
    InputOf<typeof checkOwnConditions>,
    'level'
  >

  const { data } = useOwnConditions(level ? { level, ...filled } : null)

  return (
    <section className="form-conditions" aria-label={text.conditions} aria-live="polite">
      <ConditionList conditions={data ?? []} />
      <small className="soft">{text.own.certificatesHelp}</small>
    </section>
  )
}
