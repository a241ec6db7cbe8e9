import { trainingPermissions as may } from '@residency/contract/areas/teachers/training/access'
import { trainingWords } from '@residency/contract/areas/teachers/training/text'
import {
  CALLED_LEVELS,
  type ClassDetail,
  classForm,
  MAX_PLACES,
} from '@residency/contract/areas/teachers/training/training-class.contract'
import { toast } from '../../../platform/feedback.ts'
import { hasPerm } from '../../../platform/permissions.tsx'
import { useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { SelectField, TextField, TreeField } from '../../../ui/fields/fields.tsx'
import { WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { useDepartmentOptions } from '../../accounts/department-options.public.ts'
import { FilesField } from '../../files/files-field.public.tsx'
import { PersonField } from '../../organisation/person-field.public.tsx'
import { DaysField } from './days-field.tsx'
import { useBasesToTrain, useClass, useSaveClass } from './training.queries.ts'
import { trainingText } from './training.text.ts'

/** The office itself, among the bases that hold classes. */
const OFFICE = 0
const USUAL_SHARE = 80

type Values = {
  baseId: number
  className: string
  place: string
  days: string[]
  hours: number
  capacity: number
  minShare: number
  mustLevels: (typeof CALLED_LEVELS)[number][]
  mustDepartments: number[]
  mustPeople: number[]
  materials: StoredFile[]
}

/** `id`: the class that is changed; null: a new one. */
export type ClassFormProps = {
  isOpen: boolean
  id: number | null
  onMade: (id: number) => void
  onClose: () => void
}

const { shape } = classForm

const valuesOf = (trainingClass: ClassDetail | undefined): Partial<Values> | undefined =>
  trainingClass && {
    ...trainingClass,
    baseId: trainingClass.baseId ?? OFFICE,
    mustDepartments: trainingClass.mustDepartments.map(({ value }) => value),
    mustPeople: trainingClass.mustPeople.map(({ value }) => value),
    materials: trainingClass.materials as StoredFile[],
  }

/** Plans a class, or changes one before it runs. */
export default function ClassForm({ isOpen, id, onMade, onClose }: ClassFormProps) {
  const { classes: text } = useText(trainingText)
  const { fields } = useText(trainingWords)
  const isOffice = hasPerm([may.review])
  const bases = useBasesToTrain().data
  const opened = isOpen ? id : null
  const known = useFirstRead(opened, useClass(opened).data)
  const save = useSaveClass()
  const hosts = [...(isOffice ? [{ value: OFFICE, label: text.office }] : []), ...(bases ?? [])]

  const fresh = bases && {
    minShare: USUAL_SHARE,
    days: [],
    mustLevels: [],
    mustDepartments: [],
    mustPeople: [],
    materials: [],
    ...(hosts[0] ? { baseId: hosts[0].value } : {}),
  }

  return (
    <FormDialog<Values>
      title={id === null ? text.create : text.edit}
      isOpen={isOpen}
      onClose={onClose}
      initial={id === null ? fresh : valuesOf(known)}
      width={680}
      submit={async ({ baseId, materials, mustPeople, ...values }) => {
        const input = {
          ...values,
          mustPeople: mustPeople ?? [],
          materials: materials.map(({ filePath }) => filePath),
        }

        const saved = await save.mutateAsync({
          ...input,
          baseId: baseId || null,
          id,
          version: known?.version ?? 0,
        })

        toast.success(id === null ? text.created : text.saved)

        if (id === null) onMade(saved)
      }}
    >
      <div className="form-columns">
        <TextField
          name="className"
          label={fields.className}
          shape={shape.className}
          maxLength={120}
        />
        <SelectField name="baseId" label={text.host} options={hosts} isLoading={!bases} />
        <TextField name="place" label={fields.place} shape={shape.place} maxLength={120} />
        <WholeNumberField name="hours" label={fields.hours} shape={shape.hours} max={2000} />
        <WholeNumberField
          name="capacity"
          label={fields.capacity}
          shape={shape.capacity}
          max={MAX_PLACES}
        />
        <WholeNumberField
          name="minShare"
          label={fields.minShare}
          shape={shape.minShare}
          max={100}
        />
      </div>
      <DaysField name="days" label={fields.days} shape={shape.days} />
      <Called known={known} />
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

/** Who must attend: whole levels, departments, people. */
function Called({ known }: { known: ClassDetail | undefined }) {
  const { classes: text } = useText(trainingText)
  const { fields, calledLevels } = useText(trainingWords)
  const departments = useDepartmentOptions()
  const levels = toChoices(CALLED_LEVELS, calledLevels)

  return (
    <div className="form-columns">
      <SelectField
        name="mustLevels"
        label={fields.mustLevels}
        options={levels}
        help={text.mustHelp}
        isMultiple
        isOptional
      />
      <TreeField
        name="mustDepartments"
        label={fields.mustDepartments}
        options={departments.data ?? []}
        isLoading={departments.isPending}
        isMultiple
        isOptional
      />
      <PersonField
        name="mustPeople"
        label={fields.mustPeople}
        known={known?.mustPeople ?? []}
        isMultiple
      />
    </div>
  )
}
