import { trainingWords } from '@residency/contract/areas/teachers/training/text'
import type { ClassDetail } from '@residency/contract/areas/teachers/training/training-class.contract'
import { trainingClassFlow } from '@residency/contract/areas/teachers/training/training-class.flow'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { StepDialog } from '../../../screens/review/reason-dialog.tsx'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { FilesField } from '../../files/files-field.public.tsx'
import { PersonField } from '../../organisation/person-field.public.tsx'
import { useActOnClass, useAddParticipants, useSetMaterials } from './training.queries.ts'
import { trainingText } from './training.text.ts'

export type ClassDialogProps = { trainingClass: ClassDetail; isOpen: boolean; onClose: () => void }

/** Adds teachers by hand. */
export function AddParticipants({ trainingClass, isOpen, onClose }: ClassDialogProps) {
  const { detail: text } = useText(trainingText)
  const { fields } = useText(trainingWords)
  const add = useAddParticipants()

  const submit = async ({ userIds }: { userIds: number[] | null }) => {
    const { added } = await add.mutateAsync({ id: trainingClass.id, userIds: userIds ?? [] })
    toast.success(say(text.added, { count: added }))
  }

  return (
    <FormDialog<{ userIds: number[] | null }>
      title={text.add}
      isOpen={isOpen}
      onClose={onClose}
      initial={{ userIds: [] }}
      submit={submit}
      okText={text.add}
    >
      <PersonField name="userIds" label={fields.userIds} known={[]} isMultiple />
    </FormDialog>
  )
}

/** Changes the materials. */
export function EditMaterials({ trainingClass, isOpen, onClose }: ClassDialogProps) {
  const { detail: text } = useText(trainingText)
  const { fields } = useText(trainingWords)
  const set = useSetMaterials()

  const submit = async ({ materials }: { materials: StoredFile[] }) => {
    await set.mutateAsync({
      id: trainingClass.id,
      materials: materials.map(({ filePath }) => filePath),
    })
    toast.success(text.materialsSaved)
  }

  const initial = { materials: trainingClass.materials as StoredFile[] }

  return (
    <FormDialog<{ materials: StoredFile[] }>
      title={text.editMaterials}
      isOpen={isOpen}
      onClose={onClose}
      initial={initial}
      submit={submit}
    >
      <FilesField
        name="materials"
        label={fields.materials}
        purpose="attachment"
        max={20}
        isOptional
      />
    </FormDialog>
  )
}

/** Cancels the class with a reason that its participants read. */
export function CancelClass({ trainingClass: latestClass, isOpen, onClose }: ClassDialogProps) {
  const trainingClass = useFirstRead(isOpen, latestClass)!
  const { detail: text } = useText(trainingText)
  const { actions } = useText(trainingWords).flows.trainingClass
  const act = useActOnClass()

  const submit = async (reason: string) => {
    await act.mutateAsync({
      id: trainingClass.id,
      action: 'cancel',
      reason,
      version: trainingClass.version,
    })
    toast.success(text.done.cancel)
  }

  const title = say(text.questions.cancel, { name: trainingClass.className })

  return (
    <StepDialog
      isOpen={isOpen}
      flow={trainingClassFlow.name}
      action="cancel"
      title={title}
      okText={actions.cancel}
      note={text.notes.cancel}
      onClose={onClose}
      submit={submit}
    />
  )
}
