import {
  type LibraryRow,
  moveTeacher,
} from '@residency/contract/areas/teachers/library/library.contract'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { SelectField } from '../../../ui/fields/fields.tsx'
import { useDepartmentsOfBase } from '../qualification/qualification.queries.ts'
import { useMoveTeacher } from './library.queries.ts'
import { libraryText } from './library.text.ts'

export type MoveFormProps = { isOpen: boolean; teacher: LibraryRow | null; onClose: () => void }
const { shape } = moveTeacher.body

/** Changes the department in which somebody teaches, within the base of the qualification. */
export default function MoveForm({ isOpen, teacher, onClose }: MoveFormProps) {
  const text = useText(libraryText)
  const { fields } = useText(qualificationWords)
  const departments = useDepartmentsOfBase(teacher?.baseId)
  const move = useMoveTeacher()

  return (
    <FormDialog<{ departmentId: number }>
      title={say(text.moveTitle, { name: teacher?.name ?? '' })}
      isOpen={isOpen}
      onClose={onClose}
      initial={{ ...(teacher && { departmentId: teacher.departmentId }) }}
      submit={async ({ departmentId }) => {
        await move.mutateAsync({ id: teacher!.id, departmentId, version: teacher!.version })
        toast.success(text.moved)
      }}
    >
      <SelectField
        name="departmentId"
        label={fields.departmentId}
        help={say(text.moveHelp, { base: teacher?.base ?? '' })}
        options={departments.data ?? []}
        isLoading={departments.isPending}
        shape={shape.departmentId}
      />
    </FormDialog>
  )
}
