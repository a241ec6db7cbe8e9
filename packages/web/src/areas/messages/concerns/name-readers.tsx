import { setConcernReaders } from '@residency/contract/areas/messages/concerns/concern.contract'
import { concernWords } from '@residency/contract/areas/messages/concerns/text'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { SelectField } from '../../../ui/fields/fields.tsx'
import { useConcernReaders, useSetConcernReaders } from './concern.queries.ts'
import { concernText } from './concern.text.ts'

type Props = { isOpen: boolean; onClose: () => void }

/** The office names who reads the concerns. */
function NameReaders({ isOpen, onClose }: Props) {
  const { list: text } = useText(concernText)
  const { fields } = useText(concernWords)
  const known = useFirstRead(isOpen ? 'opened' : null, useConcernReaders(isOpen).data)
  const set = useSetConcernReaders()

  const submit = async ({ readerIds }: { readerIds: number[] }) => {
    await set.mutateAsync({ readerIds, version: known!.version })
    toast.success(text.done)
  }

  return (
    <FormDialog<{ readerIds: number[] }>
      title={text.nameReaders}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={known && { readerIds: known.readerIds }}
    >
      <p className="soft">{text.readersHelp}</p>
      <SelectField
        name="readerIds"
        label={fields.readerIds}
        shape={setConcernReaders.body.shape.readerIds}
        isMultiple
        options={(known?.choices ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormDialog>
  )
}

export default NameReaders
