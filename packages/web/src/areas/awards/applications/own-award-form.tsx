import {
  type OfferedAward,
  type OwnAward,
  ownAwardFields as shape,
} from '@residency/contract/areas/awards/applications/own-award.contract'
import { awardApplicationWords } from '@residency/contract/areas/awards/applications/text'
import { Alert } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { LongTextField, TextField } from '../../../ui/fields/fields.tsx'
import { SwitchField } from '../../../ui/fields/small-fields.tsx'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { FilesField } from '../../files/files-field.public.tsx'
import { useSaveOwnAward } from './application.queries.ts'
import { applicationText } from './application.text.ts'

type Values = {
  statement: string | null
  organisation: string | null
  position: string | null
  files: StoredFile[]
  isNow: 0 | 1
}

export type OwnAwardFormProps = {
  offered: OfferedAward | null
  draft: OwnAward | null
  isOutside: boolean
  isOpen: boolean
  onClose: () => void
}

/**
 * An application for an award that is open, or the draft of one; it is submitted, or stored as a
 * draft. `offered` is also given for the draft of an award that is still open.
 */
export default function OwnAwardForm({
  offered,
  draft,
  isOutside,
  isOpen,
  onClose,
}: OwnAwardFormProps) {
  const { own: text, kindLine, filesHelp } = useText(applicationText)
  const { fields } = useText(awardApplicationWords)
  const save = useSaveOwnAward()

  const submit = async ({ files, isNow, statement, organisation, position }: Values) => {
    const input = {
      statement,
      organisation,
      position,
      filePath: files.map(({ filePath }) => filePath),
      isSubmitted: isNow === 1,
    }

    const limitId = draft?.limitId ?? offered?.limitId ?? 0

    await save.mutateAsync({
      ...input,
      limitId,
      id: draft?.id ?? null,
      ...(draft ? { version: draft.version } : {}),
    })

    toast.success(isNow === 1 ? text.submitted : text.kept)
  }

  const award = draft ?? offered
  const { statement = null, organisation = null, position = null, files = [] } = draft ?? {}

  return (
    <FormDialog<Values>
      title={award ? say(kindLine, { kind: award.kind, year: award.year }) : ''}
      okText={text.keepOrSubmit}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      width={640}
      initial={{ statement, organisation, position, files, isNow: 1 }}
    >
      {offered?.conditions && (
        <Alert
          type="info"
          showIcon
          title={text.conditions}
          description={offered.conditions}
          style={{ marginBottom: 16 }}
        />
      )}
      {isOutside && (
        <div className="field-pair">
          <TextField
            name="organisation"
            label={fields.organisation}
            shape={shape.organisation}
            maxLength={100}
          />
          <TextField
            name="position"
            label={fields.position}
            shape={shape.position}
            maxLength={60}
            isOptional
          />
        </div>
      )}
      <LongTextField
        name="statement"
        label={fields.statement}
        help={offered?.hidesNames ? text.blindHelp : text.statementHelp}
        maxLength={2000}
        rows={6}
      />
      <FilesField
        name="files"
        label={fields.filePath}
        purpose="attachment"
        max={10}
        help={filesHelp}
        isOptional={offered?.needsPapers !== true}
      />
      <SwitchField name="isNow" label={text.isDraft} on={text.now} off={text.asDraft} />
    </FormDialog>
  )
}
