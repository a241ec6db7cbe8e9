import { Alert, Button, Form } from 'antd'
import { useState } from 'react'
import { ApiError } from '../../../platform/calls/api-error.ts'
import { inShanghai, minuteOf, nowInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { NewerNote, useEditedRecord } from '../../../screens/edited/edited-record.tsx'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { FilesField } from '../../files/files-field.public.tsx'
import { type OwnMaterial, useUploadItem } from './collection.queries.ts'
import { collectionText } from './collection.text.ts'

type Values = { files: StoredFile[] }

/** Uploads the own files and hands them in; until they are accepted they can be replaced. */
export function HandIn({ material, limits }: { material: OwnMaterial; limits: string }) {
  const { own: text } = useText(collectionText)
  const upload = useUploadItem()
  const [fault, setFault] = useState<string | null>(null)
  const [isChosen, setChosen] = useState(false)
  const edited = useEditedRecord(material, isChosen)
  const hasUploaded = material.uploadedAt !== null

  const submit = async ({ files }: Values) => {
    setFault(null)
    try {
      await upload.mutateAsync({
        id: material.id,
        version: edited.version,
        files: files.map(({ filePath }) => ({ filePath })),
      })
      setChosen(false)
      toast.success(text.handedIn)
    } catch (error) {
      setFault(error instanceof ApiError ? (error.errors[0]?.message ?? error.msg) : String(error))
    }
  }

  return (
    <Form<Values>
      key={edited.version}
      className="own-material"
      layout="vertical"
      requiredMark="optional"
      initialValues={{ files: edited.files }}
      onFinish={(values) => void submit(values)}
      onValuesChange={() => {
        setFault(null)
        setChosen(true)
      }}
    >
      {inShanghai(material.dueAt).isBefore(nowInShanghai()) && (
        <Alert type="warning" showIcon title={text.lateNow} />
      )}
      <FilesField
        name="files"
        label={text.files}
        purpose="material"
        max={material.mostFiles}
        maxMegabytes={material.maxMegabytes}
        help={limits}
      />
      {material.uploadedAt && (
        <p className="soft">{say(text.uploadedAt, { at: minuteOf(material.uploadedAt) })}</p>
      )}
      <NewerNote
        edited={edited}
        record={material}
        isSaving={upload.isPending}
        onDiscard={() => setChosen(false)}
      />
      {fault && <Alert type="error" showIcon role="alert" title={fault} />}
      <Button type="primary" htmlType="submit" loading={upload.isPending}>
        {hasUploaded ? text.again : text.submit}
      </Button>
    </Form>
  )
}
