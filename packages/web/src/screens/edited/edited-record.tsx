import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useText } from '../../platform/texts/i18n.ts'
import { editedRecordText } from './edited-record.text.ts'

/**
 * The record that is edited: the newest one until something is changed, then the one in which it
 * was changed. What somebody else saves meanwhile takes nothing away that was typed.
 */
export function useEditedRecord<R>(record: R, isChanged: boolean): R {
  const [edited, setEdited] = useState(record)
  if (!isChanged && edited !== record) setEdited(record)

  return isChanged ? edited : record
}

type RecordVersion = { version: number }

/** Somebody else has saved the record: what was typed stays until its writer gives it up. */
export function NewerNote(props: {
  edited: RecordVersion
  record: RecordVersion
  isSaving: boolean
  onDiscard: () => void
}) {
  const text = useText(editedRecordText)
  const { edited, record, isSaving, onDiscard } = props
  // while it is saved, the newer one is the own
  if (isSaving || edited.version === record.version) return null

  return (
    <Alert
      type="warning"
      showIcon
      title={text.title}
      description={text.what}
      action={<Button onClick={onDiscard}>{text.discard}</Button>}
    />
  )
}
