import { nominateForAward } from '@residency/contract/areas/awards/applications/award-application.contract'
import { awardApplicationWords } from '@residency/contract/areas/awards/applications/text'
import type { AwardLimit } from '@residency/contract/areas/awards/kinds/award-limit.contract'
import { Alert, Form } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { SearchSelect } from '../../../ui/choices/search-select.tsx'
import { Field, LongTextField, SelectField } from '../../../ui/fields/fields.tsx'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { FilesField } from '../../files/files-field.public.tsx'
import { useAwardPeople, useNominate, useOpenLimits } from './application.queries.ts'
import { isOfOurs } from './application.rules.ts'
import { applicationText } from './application.text.ts'

type Values = { limitId: number; userId: number; statement: string; files: StoredFile[] }
export type NominateFormProps = { isOpen: boolean; onClose: () => void }

/** A base applies for one of its people. */
export default function NominateForm({ isOpen, onClose }: NominateFormProps) {
  const text = useText(applicationText)
  const { fields } = useText(awardApplicationWords)
  const nominate = useNominate()
  const limits = useOpenLimits()

  const submit = async ({ files, ...values }: Values) => {
    await nominate.mutateAsync({ ...values, filePath: files.map(({ filePath }) => filePath) })
    toast.success(text.nominated)
  }

  const { shape } = nominateForAward.body
  const ofOurs = (limits.data?.list ?? []).filter(isOfOurs)

  const options = ofOurs.map(({ id, kind, year }) => ({
    value: id,
    label: say(text.kindLine, { kind, year }),
  }))

  return (
    <FormDialog<Values>
      title={text.nominate}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      width={640}
      initial={{ files: [] }}
    >
      <Alert type="info" showIcon title={text.nominateNote} style={{ marginBottom: 16 }} />
      <SelectField
        name="limitId"
        label={fields.limitId}
        options={options}
        isLoading={limits.isPending}
        shape={shape.limitId}
      />
      <Field name="userId" label={fields.userId} shape={shape.userId} help={text.personHelp}>
        <PersonSelect />
      </Field>
      <PapersFields limits={ofOurs} />
    </FormDialog>
  )
}

/** Statement and papers, as the chosen award asks for them. */
function PapersFields({ limits }: { limits: readonly AwardLimit[] }) {
  const text = useText(applicationText)
  const { fields } = useText(awardApplicationWords)
  const limitId = Form.useWatch('limitId', Form.useFormInstance<Values>())
  const award = limits.find(({ id }) => id === limitId)

  return (
    <>
      <LongTextField
        name="statement"
        label={fields.statement}
        shape={nominateForAward.body.shape.statement}
        help={award?.hidesNames ? text.nominateBlind : undefined}
        maxLength={2000}
        rows={5}
      />
      <FilesField
        name="files"
        label={fields.filePath}
        purpose="attachment"
        max={10}
        help={text.filesHelp}
        isOptional={award?.needsPapers !== true}
      />
    </>
  )
}

/** Somebody for whom the reader may apply. */
function PersonSelect(field: object) {
  const text = useText(applicationText)
  const limitId = Form.useWatch('limitId', Form.useFormInstance<Values>())
  const usePeopleOfLimit = (words: string) => useAwardPeople(limitId, words)

  return <SearchSelect {...field} useFound={usePeopleOfLimit} none={text.nobody} />
}
